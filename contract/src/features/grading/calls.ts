import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id, instant, text } from '#kernel/schema';
import { CareerFeedback, Grade, SubmissionGrade } from '#features/coursework/model';
import {
  giveCareerFeedback,
  gradeSubmission,
  gradeTogether,
  importGradesOf,
  readGradebook,
  readOwnGrades,
  undoGrade,
} from './abilities.ts';
import {
  ASSESSED_MEANWHILE,
  FEEDBACK_CAREER_ONLY,
  GRADE_ACADEMIC_ONLY,
  IMPORT_OUTDATED,
  IMPORT_REFUSED,
  NOT_IN_GRADEBOOK,
  SUBMITTED_MEANWHILE,
  UNDO_OVER,
} from './failures.ts';
import {
  GradebookAssignment,
  GradebookRow,
  Grades,
  GradebookStudent,
  GradingTarget,
  ImportPreview,
  PresentGrader,
  SheetRow,
} from './model.ts';

/** What the grader has seen; with it nothing that came in between is judged or overwritten unseen. */
const seen = { version: count().optional(), submissionVersion: id().optional() };

export const gradebook = call({
  at: 'POST /broker/gradebook',
  kind: 'read',
  summary: 'All submissions of a course that the role grades, with its students and assignments',
  input: z.strictObject({ courseId: id() }),
  output: z.object({
    gradebook: z.array(GradebookRow),
    students: z.array(GradebookStudent),
    assignments: z.array(GradebookAssignment),
  }),
  scope: { by: 'course', field: 'courseId' },
  allow: readGradebook,
  fails: [],
});

export const gradebookSheet = call({
  at: 'POST /broker/gradebookSheet',
  kind: 'read',
  summary: 'The same as a sheet: students by assignments with a mark in each cell, for large classes',
  input: z.strictObject({ courseId: id() }),
  output: z.object({
    students: z.array(GradebookStudent),
    assignments: z.array(GradebookAssignment),
    rows: z.array(SheetRow),
    /** When this was so. */
    asOf: instant(),
  }),
  scope: { by: 'course', field: 'courseId' },
  allow: readGradebook,
  fails: [],
});

export const ungradedNeighbours = call({
  at: 'POST /broker/ungradedNeighbours',
  kind: 'read',
  summary:
    'The work before and after that waits for a judgement of this role: by due date, then by name, around a ring',
  input: z.strictObject({ assignmentId: id(), studentId: id() }),
  output: z.object({ next: GradingTarget.nullable(), previous: GradingTarget.nullable(), waiting: count() }),
  scope: { by: 'assignment', field: 'assignmentId' },
  allow: readGradebook,
  fails: [],
});

/** A file of grades; with what else stands in a request it stays below a megabyte. */
const importedFile = { courseId: id(), file: text(500_000) };
const IMPORTS = { calls: 60, perSeconds: 60, by: 'token' } as const;

export const previewGradeImport = call({
  at: 'POST /broker/previewGradeImport',
  kind: 'read',
  summary: 'What a file of grades or career feedback would change, cell by cell, and what is wrong with it',
  input: z.strictObject(importedFile),
  output: ImportPreview,
  scope: { by: 'course', field: 'courseId' },
  allow: importGradesOf,
  fails: [],
  limit: IMPORTS,
});

export const importGrades = call({
  at: 'POST /broker/importGrades',
  kind: 'write',
  summary: 'Saves a file of grades exactly as its preview showed it, or nothing of it',
  input: z.strictObject({ ...importedFile, digest: text(64) }),
  output: z.object({ success: z.literal(true), saved: count() }),
  scope: { by: 'course', field: 'courseId' },
  allow: importGradesOf,
  fails: [IMPORT_REFUSED, IMPORT_OUTDATED],
  limit: IMPORTS,
});

export const grades = call({
  at: 'POST /broker/grades',
  kind: 'read',
  summary: 'The grades of an own enrollment and their average',
  input: z.strictObject({ enrollmentId: id() }),
  output: Grades,
  scope: { by: 'own-enrollment', field: 'enrollmentId' },
  allow: readOwnGrades,
  fails: [],
});

export const createSubmissionGrade = call({
  at: 'POST /broker/createSubmissionGrade',
  kind: 'write',
  summary: 'Grades a submission',
  input: z.strictObject({ id: z.null(), submissionId: id(), grade: Grade, submissionVersion: seen.submissionVersion }),
  output: z.object({ success: z.literal(true), submissionGrade: SubmissionGrade }),
  scope: { by: 'submission', field: 'submissionId' },
  allow: gradeSubmission,
  fails: [GRADE_ACADEMIC_ONLY, ASSESSED_MEANWHILE, SUBMITTED_MEANWHILE],
});

export const updateSubmissionGrade = call({
  at: 'POST /broker/updateSubmissionGrade',
  kind: 'write',
  summary: 'Changes the grade of a submission',
  input: z.strictObject({ id: id(), submissionId: id(), grade: Grade, ...seen }),
  output: z.object({ success: z.literal(true), submissionGrade: SubmissionGrade }),
  scope: { by: 'submission', field: 'submissionId' },
  allow: gradeSubmission,
  fails: [GRADE_ACADEMIC_ONLY, ASSESSED_MEANWHILE, SUBMITTED_MEANWHILE],
});

export const undoSubmissionGrade = call({
  at: 'POST /broker/undoSubmissionGrade',
  kind: 'write',
  summary: 'Takes back a grade that the caller has just given: what stood before stands again',
  input: z.strictObject({ submissionId: id(), version: id() }),
  output: z.object({ success: z.literal(true), submissionGrade: SubmissionGrade.nullable() }),
  scope: { by: 'submission', field: 'submissionId' },
  allow: undoGrade,
  fails: [GRADE_ACADEMIC_ONLY, UNDO_OVER, ASSESSED_MEANWHILE],
});

export const setCareerFeedbackStatus = call({
  at: 'POST /broker/setCareerFeedbackStatus',
  kind: 'write',
  summary: 'Sets the career feedback on a submission',
  input: z.strictObject({ submissionId: id(), statusId: z.int().min(1).max(7), ...seen }),
  output: z.object({ success: z.literal(true), careerFeedback: CareerFeedback }),
  scope: { by: 'submission', field: 'submissionId' },
  allow: giveCareerFeedback,
  fails: [FEEDBACK_CAREER_ONLY, ASSESSED_MEANWHILE, SUBMITTED_MEANWHILE],
});

export const gradingPresence = call({
  at: 'POST /broker/gradingPresence',
  kind: 'write',
  summary: 'Says that the caller is grading a submission, or has gone, and tells who else is; said again every 20 s',
  input: z.strictObject({ submissionId: id(), here: z.boolean() }),
  output: z.object({ others: z.array(PresentGrader) }),
  scope: { by: 'submission', field: 'submissionId' },
  allow: gradeTogether,
  fails: [NOT_IN_GRADEBOOK],
});
