import { gradebookContent } from '@bcs/contract/features/grading/rights';
import * as calls from '@bcs/contract/features/student-page/calls';
import { overdueCount } from '@bcs/contract/features/coursework/lists';
import type { ItemFacts } from '@bcs/contract/features/coursework/statuses';
import { academicAverage } from '@bcs/contract/features/grades/average';
import { feedbackOfMark, gradeOfMark, NOT_SUBMITTED, type Mark } from '@bcs/contract/features/grading/mark';
import type { StudentRow } from '@bcs/contract/features/student-page/model';
import { showsCareerServicesEvents } from '@bcs/contract/features/enrollments/hidden';
import { wasEnrolledAt } from '@bcs/contract/features/enrollments/stays';
import { isAcademic } from '@bcs/contract/features/enrollments/contexts';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { defineHandler } from '#kernel/handler';
import { finalDueDate } from '#features/coursework/queries-assignment';
import { toStudentProfile, findProfile } from './queries.ts';
import { findList, type ListParts } from './queries-list.ts';

/** The facts about work; when it was submitted first does not matter for overdue work. */
const factsOf = (item: Omit<ItemFacts, 'submission'>, mark: Mark): ItemFacts => ({
  ...item,
  submission:
    mark === NOT_SUBMITTED
      ? null
      : {
          firstSubmittedAt: item.effectiveDueDate,
          grade: gradeOfMark(mark),
          careerFeedbackStatusId: feedbackOfMark(mark),
        },
});

/** Builds the rows of the list, with average and overdue work by the same rules as other pages. */
function toStudentRows({ students, assignments, works }: ListParts, viewer: Viewer, now: Instant): StudentRow[] {
  const items = assignments
    .filter((item) => isAcademic(item) || showsCareerServicesEvents(viewer.cohortUiControl))
    .map((item) => ({ ...item, effectiveDueDate: finalDueDate(item, viewer.timeZone) }));
  const worksOf = new Map(works.map((each) => [each.enrollmentId, each]));
  return students.map(({ stays, ...row }) => {
    const own = worksOf.get(row.studentEnrollmentId);
    const markOf = new Map(own?.assignmentIds.map((id, index) => [id, own.marks[index] ?? NOT_SUBMITTED]));
    const marked = items.map((item) => ({ item, mark: markOf.get(item.id) ?? NOT_SUBMITTED }));
    const average = academicAverage(marked.map(({ item, mark }) => ({ ...item, grade: gradeOfMark(mark) })));
    return {
      ...row,
      academicAverageGrade: average?.academicAverageGrade ?? null,
      roundAcademicAverageValue: average?.roundAcademicAverageValue ?? null,
      overdueCount: overdueCount(
        marked.map(({ item, mark }) =>
          factsOf({ ...item, wasThere: wasEnrolledAt(stays, item.effectiveDueDate) }, mark),
        ),
        now,
      ),
    };
  });
}

export const studentProfiles = defineHandler(calls.studentProfiles, async (_input, { db, viewer, now }) => {
  const parts = await findList(db, viewer, gradebookContent(viewer.role) ?? 'academic', now);
  return { students: toStudentRows(parts, viewer, now) };
});

export const studentProfile = defineHandler(calls.studentProfile, {
  facts: async ({ enrollmentId }) => ({ studentEnrollmentId: enrollmentId }),
  run: async ({ enrollmentId }, { db, viewer, now }) =>
    toStudentProfile(await findProfile(db, viewer, enrollmentId, now), viewer, now),
});
