import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import type { Draft } from './draft.ts';

/** Says that the form contains text from an earlier visit, and offers the saved version. */
export function DraftNotice({ draft }: { draft: Pick<Draft<unknown>, 'restored' | 'conflict' | 'discard'> }) {
  if (!draft.restored) return null;
  return (
    <Alert
      tone={draft.conflict ? 'warn' : 'brand'}
      action={
        <Button size="sm" onClick={draft.discard}>
          {draft.conflict ? 'Show the saved version' : 'Discard draft'}
        </Button>
      }
    >
      {draft.conflict
        ? 'We kept what you wrote here, but the saved version has changed since then. You are seeing your text.'
        : 'We kept what you wrote here and did not save.'}
    </Alert>
  );
}
