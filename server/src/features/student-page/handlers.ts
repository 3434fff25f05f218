import { gradebookContent } from '@bcs/contract/features/grading/rights';
import * as calls from '@bcs/contract/features/student-page/calls';
import { overdueCount } from '@bcs/contract/features/coursework/lists';
import type { ItemFacts } from '@bcs/contract/features/coursework/statuses';
import { academicAverage } from '@bcs/contract/features/grades/average';
import { feedbackOf, gradeOf, NO_WORK, type Mark } from '@bcs/contract/features/grading/mark';
import type { StudentRow } from '@bcs/contract/features/student-page/model';
import { showsCareerServicesEvents } from '@bcs/contract/features/enrollments/hidden';
import { wasThere } from '@bcs/contract/features/enrollments/stays';
import { isAcademic } from '@bcs/contract/features/enrollments/contexts';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { defineHandler } from '#kernel/handler';
import { dueOf } from '#features/coursework/queries-assignment';
import { toStudentProfile, findProfile } from './queries.ts';
import { findList, type ListParts } from './queries-list.ts';

/** When work came first does not matter for what is overdue. */
const factsOf = (item: Omit<ItemFacts, 'submission'>, mark: Mark): ItemFacts => ({
  ...item,
  submission:
    mark === NO_WORK
      ? null
      : { firstSubmittedAt: item.effectiveDueDate, grade: gradeOf(mark), careerFeedbackStatusId: feedbackOf(mark) },
});

/** The rows of the list: average and overdue work of each student by the rules of every other page. Pure. */
function toStudentRows({ students, assignments, works }: ListParts, viewer: Viewer, now: Instant): StudentRow[] {
  const items = assignments
    .filter((item) => isAcademic(item) || showsCareerServicesEvents(viewer.cohortUiControl))
    .map((item) => ({ ...item, effectiveDueDate: dueOf(item, viewer.timeZone) }));
  const worksOf = new Map(works.map((each) => [each.enrollmentId, each]));
  return students.map(({ stays, ...row }) => {
    const own = worksOf.get(row.studentEnrollmentId);
    const markOf = new Map(own?.assignmentIds.map((id, index) => [id, own.marks[index] ?? NO_WORK]));
    const marked = items.map((item) => ({ item, mark: markOf.get(item.id) ?? NO_WORK }));
    const average = academicAverage(marked.map(({ item, mark }) => ({ ...item, grade: gradeOf(mark) })));
    return {
      ...row,
      academicAverageGrade: average?.academicAverageGrade ?? null,
      roundAcademicAverageValue: average?.roundAcademicAverageValue ?? null,
      overdueCount: overdueCount(
        marked.map(({ item, mark }) => factsOf({ ...item, wasThere: wasThere(stays, item.effectiveDueDate) }, mark)),
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
