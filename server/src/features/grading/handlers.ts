import * as calls from '@bcs/contract/features/grading/calls';
import { IMPORT_OUTDATED, IMPORT_REFUSED } from '@bcs/contract/features/grading/failures';
import { gradebookContent } from '@bcs/contract/features/grading/rights';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { dueOf } from '#features/coursework/queries-assignment';
import { Refused } from '#kernel/refused';
import { tellRealtime } from '#kernel/realtime';
import { DONE, serve } from '#kernel/serve';
import { feedbackGiven, graded, importedMarks, ungraded } from './assessed.ts';
import { rowOf } from './gradebook.ts';
import { planImport } from './import.ts';
import { putMarks } from './queries-import.ts';
import { gradesOf } from './grades.ts';
import { addToHistory, gradeBefore, holdSubmission, putFeedback, putGrade, removeGrade } from './queries.ts';
import { findGradebook } from './queries-gradebook.ts';
import { findGrades } from './queries-grades.ts';
import { findNeighbours } from './queries-neighbours.ts';
import { arrive, findContext, findOthers, leave } from './queries-presence.ts';
import { findSheet } from './queries-sheet.ts';
import { stopAtChanged } from './seen.ts';
import { rowsOf } from './sheet.ts';

const contentFor = ({ role }: Viewer) => gradebookContent(role) ?? 'academic';
const dueIn =
  ({ timeZone }: Viewer) =>
  <Item extends Parameters<typeof dueOf>[0]>(item: Item) => ({ ...item, effectiveDueDate: dueOf(item, timeZone) });

export const gradebook = serve(calls.gradebook, {
  run: async (_input, { db, viewer }) => {
    const { students, assignments, works } = await findGradebook(db, viewer, contentFor(viewer));
    const items = assignments.map(dueIn(viewer));
    const itemBy = new Map(items.map((item) => [item.id, item]));
    const studentBy = new Map(students.map((student) => [student.studentEnrollmentId, student]));
    const rows = works.flatMap(({ assignmentId, work }) => {
      const [item, student] = [itemBy.get(assignmentId), studentBy.get(work.studentEnrollmentId)];
      return item && student ? [rowOf(item, student, work)] : [];
    });
    return { gradebook: rows, students, assignments: items };
  },
});

export const gradebookSheet = serve(calls.gradebookSheet, {
  run: async (_input, { db, viewer, now }) => {
    const parts = await findSheet(db, viewer, contentFor(viewer));
    const { students, assignments } = parts;
    return { students, assignments: assignments.map(dueIn(viewer)), rows: rowsOf(parts), asOf: now };
  },
});

export const ungradedNeighbours = serve(calls.ungradedNeighbours, {
  run: ({ assignmentId, studentId }, { db, viewer }) => findNeighbours(db, viewer, assignmentId, studentId),
});

export const previewGradeImport = serve(calls.previewGradeImport, {
  run: async ({ file }, { db, viewer }) => (await planImport(db, viewer, file, { hold: false })).preview,
});

export const importGrades = serve(calls.importGrades, {
  run: async ({ file, digest }, { db, viewer, now }) => {
    const { preview, changes } = await planImport(db, viewer, file, { hold: true });
    if (preview.problems.length > 0) throw new Refused(IMPORT_REFUSED);
    if (preview.digest !== digest) throw new Refused(IMPORT_OUTDATED);
    await putMarks(db, viewer, changes, now);
    await importedMarks(db, viewer, changes, now);
    return { ...DONE, saved: changes.length };
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

export const undoSubmissionGrade = serve(calls.undoSubmissionGrade, {
  facts: ({ submissionId }, { db, viewer }) => holdSubmission(db, viewer, submissionId),
  run: async ({ version }, { db, viewer, now }, held) => {
    stopAtChanged({ version }, held.version, held.submissionGrade);
    const before = await gradeBefore(db, viewer, held);
    const submissionGrade = before === null ? null : await putGrade(db, viewer, held, before, now);
    if (before === null) await removeGrade(db, viewer, held, now);
    await ungraded(db, viewer, held, before, now);
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

export const gradingPresence = serve(calls.gradingPresence, {
  facts: ({ submissionId }, { db, viewer }) => findContext(db, viewer, submissionId),
  run: async ({ submissionId, here }, { db, viewer, now }) => {
    const isNews = await (here ? arrive(db, viewer, submissionId, now) : leave(db, viewer, submissionId));
    const others = await findOthers(db, viewer, submissionId, now);
    // the news names nobody: whoever is concerned asks, and is told by right
    if (isNews) await tellRealtime(db, { kind: 'presence', accountIds: others.map(({ accountId }) => accountId) });
    return { others };
  },
});
