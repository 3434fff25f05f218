import * as calls from '@bcs/contract/features/grading/calls';
import { gradebookContent } from '@bcs/contract/features/grading/rights';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { dueOf } from '#features/coursework/queries-assignment';
import { Refused } from '#kernel/refused';
import { DONE, serve } from '#kernel/serve';
import { feedbackGiven, graded } from './assessed.ts';
import { rowOf } from './gradebook.ts';
import { gradesOf } from './grades.ts';
import { addToHistory, holdSubmission, putFeedback, putGrade } from './queries.ts';
import { findGradebook } from './queries-gradebook.ts';
import { findGrades } from './queries-grades.ts';
import { stopAtChanged } from './seen.ts';

export const gradebook = serve(calls.gradebook, {
  run: async (_input, { db, viewer }) => {
    const { students, assignments, works } = await findGradebook(
      db,
      viewer,
      gradebookContent(viewer.role) ?? 'academic',
    );
    const items = assignments.map((row) => ({ ...row, effectiveDueDate: dueOf(row, viewer.timeZone) }));
    const itemBy = new Map(items.map((item) => [item.id, item]));
    const studentBy = new Map(students.map((student) => [student.studentEnrollmentId, student]));
    const rows = works.flatMap(({ assignmentId, work }) => {
      const [item, student] = [itemBy.get(assignmentId), studentBy.get(work.studentEnrollmentId)];
      return item && student ? [rowOf(item, student, work)] : [];
    });
    return { gradebook: rows, students, assignments: items };
  },
});

export const grades = serve(calls.grades, {
  run: async ({ enrollmentId }, { db, viewer, now }) =>
    gradesOf(await findGrades(db, viewer, enrollmentId), viewer, now),
});

export const createSubmissionGrade = serve(calls.createSubmissionGrade, {
  facts: ({ submissionId }, { db, viewer }) => holdSubmission(db, viewer, submissionId),
  run: async ({ grade, submissionVersion }, { db, viewer, now }, held) => {
    // the same grade once more is the same deed, sent twice
    if (held.submissionGrade?.grade === grade) return { ...DONE, submissionGrade: held.submissionGrade };
    stopAtChanged({ submissionVersion, version: 0 }, held.version, held.submissionGrade);
    const submissionGrade = await putGrade(db, viewer, held, grade, now);
    await graded(db, viewer, held, grade, now);
    return { ...DONE, submissionGrade };
  },
});

export const updateSubmissionGrade = serve(calls.updateSubmissionGrade, {
  facts: ({ submissionId }, { db, viewer }) => holdSubmission(db, viewer, submissionId),
  run: async ({ id, grade, ...seen }, { db, viewer, now }, held) => {
    if (held.submissionGrade?.id === id && held.submissionGrade.grade === grade)
      return { ...DONE, submissionGrade: held.submissionGrade };
    stopAtChanged(seen, held.version, held.submissionGrade);
    if (held.submissionGrade?.id !== id) throw new Refused(FAILURES.NOT_FOUND);
    const submissionGrade = await putGrade(db, viewer, held, grade, now);
    await graded(db, viewer, held, grade, now);
    return { ...DONE, submissionGrade };
  },
});

export const setCareerFeedbackStatus = serve(calls.setCareerFeedbackStatus, {
  facts: ({ submissionId }, { db, viewer }) => holdSubmission(db, viewer, submissionId),
  run: async ({ statusId, ...seen }, { db, viewer, now }, held) => {
    const before = held.careerFeedback?.careerFeedbackStatusId ?? null;
    if (held.careerFeedback && before === statusId) return { ...DONE, careerFeedback: held.careerFeedback };
    stopAtChanged(seen, held.version, held.careerFeedback);
    const careerFeedback = await putFeedback(db, viewer, held, statusId, now);
    await addToHistory(db, viewer, held.submissionId, before && String(before), String(statusId), now);
    await feedbackGiven(db, viewer, held, now);
    return { ...DONE, careerFeedback };
  },
});
