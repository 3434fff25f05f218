import { fullName } from '@bcs/contract/kernel/full-name';
import { IconHistory } from '@tabler/icons-react';
import type { GradeChange } from '@bcs/contract/features/grading/model';
import { Card } from '#kit/card.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';

/** Every grade ever given for this work: who, when, from what to what; the latest first. */
export function GradeHistory({ changes }: { changes: readonly GradeChange[] }) {
  const { timeZone } = useViewer();
  if (changes.length === 0) return null;
  return (
    <Card pad>
      <h2 className="mb-3 flex items-center gap-1.5 text-sm font-semibold">
        <IconHistory size={16} aria-hidden />
        History
      </h2>
      <ol className="grid gap-3 text-sm">
        {changes.toReversed().map(({ from, to, by, at, takenBack }) => (
          <li key={`${at} ${from} ${to}`}>
            <span className="font-semibold">{to ?? (takenBack ? 'Undone' : 'Resubmitted')}</span>
            {from && <span className="text-muted"> instead of {from}</span>}
            <span className="block text-xs text-muted">
              {fullName(by)}, <Moment at={at} zone={timeZone} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
