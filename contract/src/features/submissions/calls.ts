import { z } from 'zod';
import { ASSIGNMENT_ARCHIVED } from '#features/coursework/failures';
import { call } from '#kernel/call';
import { id, requiredText, text } from '#kernel/schema';
import { deleteComment, editComment, editWork, keepComments, submitWork, writeComment } from './abilities.ts';
import * as comments from './failures-comment.ts';
import * as failures from './failures.ts';
import { SavedComment, Submission, SubmissionComment } from './model.ts';

const URLS_MOST = 50;
const urls = z
  .array(
    z.strictObject({
      id: id().nullable(),
      submissionId: id().nullable(),
      url: text(2048),
      title: text(255).nullable(),
    }),
  )
  .max(URLS_MOST);
const work = { assignmentId: id(), studentEnrollmentId: id(), notes: text(failures.LONGEST_NOTES) };
const comment = { submissionId: id(), enrollmentId: id(), comment: requiredText(comments.LONGEST_COMMENT) };

const Submitted = z.object({ success: z.literal(true), submission: Submission, errorMessage: z.string().nullable() });
const Commented = z.object({ success: z.literal(true), submissionComment: SubmissionComment });

export const createSubmission = call('POST /broker/createSubmission', {
  changes: ['submissions'],
  summary: 'Hands in an assignment',
  input: { submission: z.strictObject({ id: z.null(), ...work }), submissionUrlList: urls },
  output: Submitted,
  scope: { by: 'own-enrollment', field: 'submission.studentEnrollmentId' },
  allow: submitWork,
  fails: [...Object.values(failures.WORK_MESSAGES), failures.ALREADY_SUBMITTED, ASSIGNMENT_ARCHIVED],
});

export const updateSubmission = call('POST /broker/updateSubmission', {
  changes: ['submissions', 'grades'],
  summary: 'Changes work that was handed in, or hands in again what was graded Incomplete',
  input: { submission: z.strictObject({ id: id(), ...work, version: id().optional() }), submissionUrlList: urls },
  output: Submitted,
  scope: { by: 'own-enrollment', field: 'submission.studentEnrollmentId' },
  allow: editWork,
  fails: [
    ...Object.values(failures.WORK_MESSAGES),
    failures.SUBMISSION_LOCKED,
    failures.SUBMISSION_CHANGED,
    ASSIGNMENT_ARCHIVED,
  ],
});

export const createSubmissionComment = call('POST /broker/createSubmissionComment', {
  changes: ['comments'],
  summary: 'Comments on a submission',
  input: { id: z.null(), ...comment },
  output: Commented,
  scope: 'submission',
  allow: writeComment,
  fails: [comments.COMMENT_FAILURES.ON_CAREER_ITEM, comments.COMMENT_FAILURES.ON_GRADED_WORK],
});

export const updateSubmissionComment = call('POST /broker/updateSubmissionComment', {
  changes: ['comments'],
  summary: 'Changes an own comment',
  input: { id: id(), ...comment },
  output: Commented,
  scope: { by: 'comment', field: 'id' },
  allow: editComment,
  fails: [
    comments.COMMENT_FAILURES.NOT_THE_AUTHOR,
    comments.COMMENT_FAILURES.ON_CAREER_ITEM,
    comments.COMMENT_FAILURES.ON_GRADED_WORK,
  ],
});

export const deleteSubmissionComment = call('POST /broker/deleteSubmissionComment', {
  changes: ['comments'],
  summary: 'Deletes a comment',
  input: { id: id() },
  scope: { by: 'comment', field: 'id' },
  allow: deleteComment,
  fails: [comments.COMMENT_FAILURES.NOT_DELETABLE],
});

const bank = { scope: 'own-enrollment', allow: keepComments } as const;
const saved = { enrollmentId: id(), comment: requiredText(comments.LONGEST_COMMENT) };
const Kept = z.object({ success: z.literal(true), savedComment: SavedComment });

export const savedComments = call('POST /broker/savedComments', {
  shows: ['saved comments'],
  summary: 'The comments that the caller has saved, the latest first',
  input: { enrollmentId: id() },
  output: { savedComments: z.array(SavedComment) },
  ...bank,
});

export const createSavedComment = call('POST /broker/createSavedComment', {
  changes: ['saved comments'],
  summary: 'Saves a comment to write it again; the same words twice are one',
  input: saved,
  output: Kept,
  ...bank,
  fails: [comments.SAVED_COMMENTS_FULL],
});

export const updateSavedComment = call('POST /broker/updateSavedComment', {
  changes: ['saved comments'],
  summary: 'Changes a saved comment',
  input: { id: id(), ...saved },
  output: Kept,
  ...bank,
  fails: [comments.COMMENT_SAVED_ALREADY],
});

export const deleteSavedComment = call('POST /broker/deleteSavedComment', {
  changes: ['saved comments'],
  summary: 'Forgets a saved comment',
  input: { id: id(), enrollmentId: id() },
  ...bank,
});
