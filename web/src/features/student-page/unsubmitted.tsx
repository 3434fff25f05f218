import type { GradesRow } from '@bcs/contract/features/grades/model';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { DueDate } from '#features/coursework/due-date.tsx';
import { ListStatusBadge } from '#features/coursework/list-status-badge.tsx';
import { TitleCell } from '#features/coursework/title-cell.tsx';
import { useNow } from '#lib/now.ts';
import { ProfileSection } from './profile-section.tsx';

/** The work that was not submitted: overdue first, as it comes by due date. PEOPLE-027, D-105 */
export function Unsubmitted({ grades }: { grades: readonly GradesRow[] }) {
  const now = useNow();
  const unsubmitted = grades.filter(({ submission }) => submission === null);
  const missing = unsubmitted.filter(({ status }) => status !== 'Before You Joined');
  const before = unsubmitted.length - missing.length;
  const [due, ahead] = [
    missing.filter(({ assignment }) => assignment.effectiveDueDate < now),
    missing.filter(({ assignment }) => assignment.effectiveDueDate >= now),
  ];
  return (
    <ProfileSection
      title="Unsubmitted Assignments"
      lead={
        [
          ahead.length > 0 && `${ahead.length} more ${pluralForm(ahead.length, 'is', 'are')} not due yet.`,
          before > 0 && `${before} more ${pluralForm(before, 'was', 'were')} due before joining.`,
        ]
          .filter(Boolean)
          .join(' ') || undefined
      }
      count={due.length}
      empty="Everything that was due has been submitted."
    >
      {due.map(({ assignment, status }) => (
        <li key={assignment.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 sm:px-5">
          <TitleCell item={assignment}>
            <DueDate due={assignment.effectiveDueDate} overdue={status === 'Overdue'} />
          </TitleCell>
          <ListStatusBadge status={status} />
        </li>
      ))}
    </ProfileSection>
  );
}
