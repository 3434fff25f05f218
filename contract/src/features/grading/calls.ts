import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id } from '#kernel/schema';
import { Assignment, CareerFeedback, Grade, SubmissionGrade } from '#features/coursework/model';
import { Submission } from '#features/submissions/model';
import * as abilities from './abilities.ts';
import * as failures from './failures.ts';
import { GivenMark, GradebookStudent, GradeChange, InstructionsVersion, Neighbours, PresentGrader } from './model.ts';

/** The versions that the grader has seen, so that newer changes are neither judged nor overwritten by accident. */
const seen = { version: count().optional(), submissionVersion: id().optional() };

export const grade = call('POST /broker/grade', {
  shows: ['assignments', 'submissions', 'comments', 'grades', 'enrollments', 'pictures'],
  summary: 'One student’s work on an assignment, to be graded',
  input: { assignmentId: id(), studentId: id() },
  output: GradebookStudent.extend({
    assignment: Assignment,
    submission: Submission.nullable(),
    gradeHistory: z.array(GradeChange),
  }),
  scope: 'assignment',
  allow: abilities.openGrading,
  fails: [failures.NOT_IN_GRADEBOOK],
});

export const assignmentVersions = call('POST /broker/assignmentVersions', {
  shows: ['assignments'],
  summary: 'What students were asked to do in one version of an assignment, and what they are asked now',
  input: { assignmentId: id(), version: id() },
  output: { earlier: InstructionsVersion, current: InstructionsVersion },
  scope: 'assignment',
  allow: abilities.readVersions,
  fails: [failures.NOT_IN_GRADEBOOK],
});

export const ungradedNeighbours = call('POST /broker/ungradedNeighbours', {
  shows: ['assignments', 'submissions', 'grades'],
  summary:
    'The ungraded submissions before and after, of those that this role grades: by due date, then by name, around a ring; and the submissions of the same assignment',
  input: { assignmentId: id(), studentId: id() },
  output: Neighbours.extend({ sameAssignment: Neighbours }),
  scope: 'assignment',
  allow: abilities.readGradebook,
});

/** Specified by D-312. */
export const saveMark = call('POST /broker/saveMark', {
  changes: ['grades'],
  summary: 'Grades a submission or sets its career feedback, for the first time or anew',
  input: { submissionId: id(), mark: GivenMark, ...seen },
  output: { success: z.literal(true), version: id() },
  scope: 'submission',
  allow: abilities.giveMark,
  fails: [
    failures.GRADE_ACADEMIC_ONLY,
    failures.FEEDBACK_CAREER_ONLY,
    failures.NOT_IN_GRADEBOOK,
    failures.GRADED_MEANWHILE,
    failures.SUBMITTED_MEANWHILE,
  ],
});

export const createSubmissionGrade = call('POST /broker/createSubmissionGrade', {
  changes: ['grades'],
  summary: 'Grades a submission',
  input: { id: z.null(), submissionId: id(), grade: Grade, submissionVersion: seen.submissionVersion },
  output: { success: z.literal(true), submissionGrade: SubmissionGrade },
  scope: 'submission',
  allow: abilities.gradeSubmission,
  fails: [failures.GRADE_ACADEMIC_ONLY, failures.GRADED_MEANWHILE, failures.SUBMITTED_MEANWHILE],
});

export const updateSubmissionGrade = call('POST /broker/updateSubmissionGrade', {
  changes: ['grades'],
  summary: 'Changes the grade of a submission',
  input: { id: id(), submissionId: id(), grade: Grade, ...seen },
  output: { success: z.literal(true), submissionGrade: SubmissionGrade },
  scope: 'submission',
  allow: abilities.gradeSubmission,
  fails: [failures.GRADE_ACADEMIC_ONLY, failures.GRADED_MEANWHILE, failures.SUBMITTED_MEANWHILE],
});

export const undoSubmissionGrade = call('POST /broker/undoSubmissionGrade', {
  changes: ['grades'],
  summary: 'Takes back a grade that the caller has just given: what stood before stands again',
  input: { submissionId: id(), version: id() },
  output: { success: z.literal(true), submissionGrade: SubmissionGrade.nullable() },
  scope: 'submission',
  allow: abilities.undoGrade,
  fails: [failures.GRADE_ACADEMIC_ONLY, failures.UNDO_OVER, failures.GRADED_MEANWHILE],
});

export const setCareerFeedbackStatus = call('POST /broker/setCareerFeedbackStatus', {
  changes: ['grades'],
  summary: 'Sets the career feedback on a submission',
  input: { submissionId: id(), statusId: z.int().min(1).max(7), ...seen },
  output: { success: z.literal(true), careerFeedback: CareerFeedback },
  scope: 'submission',
  allow: abilities.giveCareerFeedback,
  fails: [failures.FEEDBACK_CAREER_ONLY, failures.GRADED_MEANWHILE, failures.SUBMITTED_MEANWHILE],
});

export const gradingPresence = call('POST /broker/gradingPresence', {
  inConcludedClass: true,
  changes: ['graders'],
  shows: ['graders'],
  summary: 'Says that the caller is grading a submission, or has gone, and tells who else is; said again every 20 s',
  input: { submissionId: id(), here: z.boolean() },
  output: { others: z.array(PresentGrader) },
  scope: 'submission',
  allow: abilities.gradeTogether,
  fails: [failures.NOT_IN_GRADEBOOK],
});
