import type { CourseworkLists } from '@bcs/contract/features/coursework/model';
import { plural, pluralForm } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { ArchivedCoursework } from './archived-coursework.tsx';
import { AllCoursework } from './all-coursework.tsx';
import { NextDue } from './next-due.tsx';
import { OverdueBlock, OVERDUE_BLOCK } from './overdue-block.tsx';

/** WORK-003, WORK-004, WORK-005 */
export function StudentCoursework({ lists }: { lists: CourseworkLists }) {
  const { overdueAssignments, nextDueAssignments, calendarAssignments, archivedAssignments } = lists;
  const count = overdueAssignments.length;
  return (
    <div className="grid gap-6">
      {count > 0 && (
        <Alert
          tone="bad"
          action={
            <a
              href={`#${OVERDUE_BLOCK}`}
              className="rounded-sm text-sm font-semibold text-bad underline underline-offset-3"
            >
              Show {pluralForm(count, 'it', 'them')}
            </a>
          }
        >
          <strong>You have {plural(count, 'overdue assignment')}.</strong>
        </Alert>
      )}
      <NextDue assignments={nextDueAssignments} />
      <OverdueBlock assignments={overdueAssignments} />
      <AllCoursework assignments={calendarAssignments} overdue={overdueAssignments} />
      <ArchivedCoursework assignments={archivedAssignments} />
    </div>
  );
}
