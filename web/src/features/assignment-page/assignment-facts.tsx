import type { ReactNode } from 'react';
import { dateText } from '@bcs/contract/kernel/clock';
import { isExtended } from '@bcs/contract/features/coursework/due-date';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { plural } from '@bcs/contract/kernel/plural';
import { ItemBadges } from '#features/coursework/item-badges.tsx';
import { cx } from '#kit/cx.ts';
import { dueInText } from '#features/coursework/due.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

type Props = {
  assignment: Assignment;
  /** Side by side instead of one below the other. */
  wide?: boolean;
  /** Past it and not done: it is said in red. */
  overdue?: boolean;
  /** Shown below the due date. */
  children?: ReactNode;
  /** Further facts. */
  more?: ReactNode;
};

/** Shows when an assignment is due, how long it takes, and whether it is required. */
export function AssignmentFacts({ assignment, wide = false, overdue = false, children, more }: Props) {
  const { timeZone } = useViewer();
  const now = useNow();
  const { effectiveDueDate, dueDate, bufferDays, assignmentDate, assignmentHours } = assignment;
  return (
    <dl
      className={cx(
        'grid gap-x-8 gap-y-3.5 text-sm',
        wide && 'sm:grid-cols-2 lg:grid-cols-[repeat(4,auto)] lg:justify-between',
      )}
    >
      <Fact name="Due">
        <span className="block text-base font-semibold">{formatDateTime(effectiveDueDate, timeZone)}</span>
        <span className={overdue ? 'font-semibold text-bad' : 'text-muted'}>
          {overdue && 'Overdue: was due '}
          {dueInText(effectiveDueDate, now, timeZone)}
        </span>
        {isExtended(bufferDays) && (
          <span className="mt-1 block text-muted">
            Extended by {plural(bufferDays, 'day')}; it was due {formatDateTime(dueDate, timeZone)}.
          </span>
        )}
        {children}
      </Fact>
      <Fact name="Type">
        <ItemBadges item={assignment} />
      </Fact>
      <Fact name="Assigned">
        {dateText(assignmentDate)}
        {hoursText(assignmentHours) && <span className="block text-muted">{hoursText(assignmentHours)} of work</span>}
      </Fact>
      {more}
    </dl>
  );
}

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-1">
    <dt className="text-xs font-semibold text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

function hoursText({ minHours, maxHours }: Assignment['assignmentHours']): string | null {
  if (minHours === null || maxHours === null) return minHours === null ? null : `at least ${minHours} hours`;
  return minHours === maxHours ? `${minHours} hours` : `${minHours} to ${maxHours} hours`;
}
