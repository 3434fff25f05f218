import type { Merge } from '@bcs/contract/features/accounts/model';
import { Button } from '#kit/button.tsx';
import { confirm } from '#kit/confirms.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { Moment } from '#lib/moment.tsx';
import { useSend } from '#lib/send.ts';
import { useMaybeViewer } from '#lib/viewer.ts';

type Props = { accountId: number; merges: readonly Merge[]; mayChange: boolean };

/** The merges into this account that can still be taken back. ADM-026 */
export function PersonMerges({ accountId, merges, mayChange }: Props) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  const undo = useSend('undoMerge', { said: 'The merge was undone.' });
  const start = async ({ id, name, email }: Merge) => {
    const sure = await confirm({
      title: 'Undo the merge?',
      body: `The enrollments go back to ${name} (${email}), with everything done since, and that account can sign in again as before.`,
      action: 'Undo the merge',
    });
    if (sure) await undo.send({ accountId, mergeId: id });
  };
  return (
    <ul className="grid gap-4">
      {merges.map((merge) => (
        <li key={merge.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="grid min-w-0 grow">
            <span className="wrap-anywhere">
              {merge.name} ({merge.email})
            </span>
            <span className="text-sm text-muted">
              merged <Moment at={merge.mergedAt} zone={timeZone} /> · can be undone until{' '}
              <Moment at={merge.undoableUntil} zone={timeZone} dayOnly />
            </span>
          </span>
          {mayChange && (
            <Button size="sm" pending={undo.pending} onClick={() => void start(merge)}>
              Undo
            </Button>
          )}
        </li>
      ))}
      {undo.failure && (
        <li>
          <FailureAlert failure={undo.failure} of="save" />
        </li>
      )}
    </ul>
  );
}
