import { fullName } from '@bcs/contract/kernel/full-name';
import { useQuery } from '@tanstack/react-query';
import { END_REASON_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { Dialog } from '#kit/dialog.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { Moment } from '#lib/moment.tsx';
import { callQuery } from '#lib/queries.ts';

type Props = { row: Output<'roster'>['rows'][number]; timeZone: string; onClose: () => void };
type Event = Output<'enrollmentHistory'>['events'][number];

/** The history of somebody's place in the class, the latest first. ADM-030 */
export function StoryDialog({ row, timeZone, onClose }: Props) {
  const { data, error } = useQuery(callQuery('enrollmentHistory', { enrollmentId: row.enrollmentId }));
  return (
    <Dialog open size="md" onClose={onClose} title={`History of ${fullName(row)}`}>
      <FailureAlert failure={error} of="preview" />
      {!data && !error && <StandBy />}
      <ol className="grid gap-3 empty:hidden">
        {data?.events.map((event) => (
          <li key={event.id} className="grid gap-0.5">
            <p>{sentence(event)}</p>
            {event.note !== null && <p className="text-sm wrap-anywhere">“{event.note}”</p>}
            <p className="text-sm text-muted">
              {event.author ?? 'Command line'}, <Moment at={event.at} zone={timeZone} />
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function sentence({ what, role, roleBefore, endReason }: Event): string {
  const name = ROLE_NAMES[role];
  if (what === 'began') return `Enrolled as ${name}`;
  if (what === 'resumed') return `Resumed as ${name}`;
  if (what === 'role changed') return `${roleBefore === null ? 'Other role' : ROLE_NAMES[roleBefore]} became ${name}`;
  return endReason === null ? `Ended as ${name}` : `Ended as ${name}: ${END_REASON_NAMES[endReason]}`;
}
