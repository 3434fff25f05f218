import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id } from '#kernel/schema';
import { CareerFeedback, Grade, SubmissionGrade } from '#features/coursework/model';
import { giveCareerFeedback, gradeSubmission, readGradebook, readOwnGrades } from './abilities.ts';
import { ASSESSED_MEANWHILE, FEEDBACK_CAREER_ONLY, GRADE_ACADEMIC_ONLY, SUBMITTED_MEANWHILE } from './failures.ts';
import { GradebookAssignment, GradebookRow, Grades, GradebookStudent } from './model.ts';

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
