import * as calls from '@bcs/contract/features/graduation/calls';
import { wasEnrolledAt } from '@bcs/contract/features/enrollments/stays';
import type { GraduationItem } from '@bcs/contract/features/graduation/model';
import type { Zone } from '@bcs/contract/kernel/clock';
import { defineHandler } from '#kernel/handler';
import type { ItemRow } from '#features/coursework/queries';
import { finalDueDate } from '#features/coursework/queries-assignment';
import { findGraduation } from './queries.ts';

/** Builds an item of the record, with due dates that include extensions as on other pages. */
const itemOf = ({ assignment, work, stays }: ItemRow, zone: Zone): GraduationItem => ({
  ...assignment,
  effectiveDueDate: finalDueDate(assignment, zone),
  wasThere: wasEnrolledAt(stays, finalDueDate(assignment, zone)),
  submission: work && {
    firstSubmittedAt: work.firstSubmittedAt,
    grade: work.submissionGrade?.grade ?? null,
    careerFeedbackStatusId: work.careerFeedback?.careerFeedbackStatusId ?? null,
    resubmissionCount: work.resubmissionCount,
  },
});

export const graduation = defineHandler(calls.graduation, {
  facts: async ({ enrollmentId }) => ({ studentEnrollmentId: enrollmentId }),
  run: async ({ enrollmentId }, { db, viewer, now }) => {
    const { items, ...record } = await findGraduation(db, viewer, enrollmentId, now);
    return { ...record, items: items.map((item) => itemOf(item, viewer.timeZone)) };
  },
});
