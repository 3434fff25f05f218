import * as calls from '@bcs/contract/features/coursework/calls';
import { ASSIGNMENT_ARCHIVED } from '@bcs/contract/features/coursework/failures';
import { refuseExtension } from '@bcs/contract/features/coursework/due-date';
import type { CourseworkLists } from '@bcs/contract/features/coursework/model';
import { currentWeekItems, nextDue, overdueItems } from '@bcs/contract/features/coursework/lists';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { msOf, type Instant } from '@bcs/contract/kernel/clock';
import { isStudent } from '@bcs/contract/kernel/roles';
import { throwIf } from '#kernel/refusal-error';
import { DONE, defineHandler } from '#kernel/handler';
import { notifyDueDateChanged } from './notify.ts';
import { findAssignment, findCoursework, lockExtension, setBufferDays, type ItemRow } from './queries.ts';
import { toAssignment, toAssignmentFacts } from './queries-assignment.ts';

/** Composes the lists of the coursework page, without career items if the cohort hides them. D-065, D-081 */
function composeLists(
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
    // staff submit nothing, so they have no overdue work
    overdueAssignments: student ? plain(overdueItems(items, now)) : [],
  };
}

export const coursework = defineHandler(calls.coursework, async (_input, { db, viewer, now }) => {
  const { items, courseStudentsCount } = await findCoursework(db, viewer, now);
  return { ...composeLists(items, viewer, now), courseStudentsCount };
});

export const extendAssignment = defineHandler(
  calls.extendAssignment,
  async ({ assignmentId, bufferDays }, { db, viewer, now }) => {
    throwIf(refuseExtension(bufferDays));
    const before = await lockExtension(db, viewer, assignmentId);
    throwIf(before.isArchived ? ASSIGNMENT_ARCHIVED : null);
    const changed = before.bufferDays !== bufferDays;
    if (changed) await setBufferDays(db, viewer, assignmentId, bufferDays, now);
    const assignment = toAssignment(await findAssignment(db, viewer, assignmentId), viewer.timeZone);
    if (changed) await notifyDueDateChanged(db, viewer, assignment, now);
    return { ...DONE, assignment };
  },
);
