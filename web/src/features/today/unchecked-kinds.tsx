import { LINES } from '@bcs/contract/features/today/kinds';
import type { LineKind } from '@bcs/contract/features/today/model';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';

type Props = { kinds: readonly LineKind[]; onAgain: () => void; pending: boolean };

/** The kinds that could not be checked, in their own words: they never count as nothing waiting. SUCC-100 */
export const UncheckedKinds = ({ kinds, onAgain, pending }: Props) =>
  kinds.map((kind) => (
    <Alert
      key={kind}
      tone="bad"
      action={
        <Button size="sm" pending={pending} onClick={onAgain}>
          Try again
        </Button>
      }
    >
      We could not check {LINES[kind].name}. Try again.
    </Alert>
  ));
