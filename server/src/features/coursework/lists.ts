import type { CourseworkLists } from '@bcs/contract/features/coursework/model';
import { currentWeekItems, nextDue, overdueItems } from '@bcs/contract/features/coursework/lists';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { msOf, type Instant } from '@bcs/contract/kernel/clock';
import { isStudent } from '@bcs/contract/kernel/roles';
import type { ItemRow } from './queries.ts';
import { toAssignment, toAssignmentFacts } from './queries-assignment.ts';

/** The lists of the coursework page. Career items are left out where the cohort hides them. D-065, D-081 */
export function composeLists(
  rows: readonly ItemRow[],
  viewer: Viewer,
  now: Instant,
): Omit<CourseworkLists, 'courseStudentsCount'> {
  const student = isStudent(viewer.role);
  const all = rows
    .filter(({ assignment }) => !(viewer.cohortUiControl.hideCareerServices && isCareer(assignment)))
    .map(({ assignment: row, ...own }) => {
      const assignment = toAssignment(row, viewer.timeZone, student ? own : undefined);
      return { ...toAssignmentFacts(assignment, own), assignment };
    })
    .toSorted((a, b) => msOf(a.effectiveDueDate) - msOf(b.effectiveDueDate));
  const items = all.filter(({ assignment }) => !assignment.isArchived);
  const archived = all.filter(
    ({ assignment, submission }) => assignment.isArchived && !(student && submission === null),
  );
  const plain = (list: typeof items) => list.map(({ assignment }) => assignment);
  return {
    currentWeekAssignments: plain(currentWeekItems(items, now, viewer.timeZone)),
    calendarAssignments: plain(items),
    nextDueAssignments: plain(nextDue(items, now)),
    archivedAssignments: plain(archived),
    // staff hand nothing in, so nothing of theirs can be overdue
    overdueAssignments: student ? plain(overdueItems(items, now)) : [],
  };
}
