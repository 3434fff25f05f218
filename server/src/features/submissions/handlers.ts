import * as calls from '@bcs/contract/features/submissions/calls';
import { workReadersOf } from '@bcs/contract/features/coursework/readers';
import { SAVED_COMMENTS_MOST } from '@bcs/contract/features/submissions/comments';
import { COMMENT_SAVED_ALREADY, SAVED_COMMENTS_FULL } from '@bcs/contract/features/submissions/failures-comment';
import { orNotFound, throwIf } from '#kernel/refusal-error';
import { DONE, defineHandler } from '#kernel/handler';
import { handIn, handInAgain } from './hand-in.ts';
import { notifyCommentDeleted, notifyCommented, notifySubmitted } from './notify.ts';
import { findSubmission } from './queries.ts';
import {
  addComment,
  findComment,
  findSameComment,
  hideComment,
  lockComment,
  lockCommentedWork,
  rewriteComment,
  changeSaved,
  findSavedComment,
  findSaved,
  forgetSaved,
  lockBank,
  saveComment,
} from './queries-comments.ts';
import { lockWork } from './queries-work.ts';

export const createSubmission = defineHandler(
  calls.createSubmission,
  async (input, { db, viewer, now, narrowAudience }) => {
    const done = await handIn(db, viewer, input, now);
    narrowAudience({ work: { assignmentId: input.submission.assignmentId, readers: workReadersOf(done) } });
    const submission = await findSubmission(db, viewer, done.submissionId);
    if (done.news) await notifySubmitted(db, viewer, done, submission, now);
    return { ...DONE, submission, errorMessage: null };
  },
);

export const updateSubmission = defineHandler(calls.updateSubmission, {
  facts: async ({ submission }, { db, viewer }) => {
    const held = await lockWork(db, viewer, submission.assignmentId);
    return orNotFound(held?.submissionId === submission.id ? held : undefined);
  },
  run: async (input, { db, viewer, now, narrowAudience }, held) => {
    narrowAudience({ work: { assignmentId: input.submission.assignmentId, readers: workReadersOf(held) } });
    const done = await handInAgain(db, viewer, held, input, now);
    const submission = await findSubmission(db, viewer, done.submissionId);
    if (done.news) await notifySubmitted(db, viewer, done, submission, now);
    return { ...DONE, submission, errorMessage: null };
  },
});

export const createSubmissionComment = defineHandler(calls.createSubmissionComment, {
  facts: async ({ submissionId, enrollmentId }, { db, viewer }) => {
    const work = await lockCommentedWork(db, viewer, submissionId);
    return orNotFound(enrollmentId === viewer.enrollmentId ? work : undefined);
  },
  run: async ({ submissionId, comment }, { db, viewer, now, narrowAudience }, work) => {
    narrowAudience({ enrollmentIds: [work.studentEnrollmentId] });
    const same = await findSameComment(db, viewer, submissionId, comment, now);
    if (same) return { ...DONE, submissionComment: await findComment(db, viewer, same.id) };
    const { id } = await addComment(db, viewer, submissionId, comment, now);
    const submissionComment = await findComment(db, viewer, id);
    await notifyCommented(db, viewer, work, submissionComment, now);
    return { ...DONE, submissionComment };
  },
});

export const updateSubmissionComment = defineHandler(calls.updateSubmissionComment, {
  facts: async ({ id, submissionId, enrollmentId }, { db, viewer }) => {
    const held = await lockComment(db, viewer, id);
    const isMeant = held?.submissionId === submissionId && enrollmentId === viewer.enrollmentId;
    return orNotFound(isMeant ? held : undefined);
  },
  run: async ({ id, comment }, { db, viewer, now, narrowAudience }, held) => {
    narrowAudience({ enrollmentIds: [held.studentEnrollmentId] });
    if (held.comment !== comment) await rewriteComment(db, viewer, id, comment, now);
    return { ...DONE, submissionComment: await findComment(db, viewer, id) };
  },
});

export const deleteSubmissionComment = defineHandler(calls.deleteSubmissionComment, {
  facts: async ({ id }, { db, viewer }) => orNotFound(await lockComment(db, viewer, id)),
  run: async ({ id }, { db, viewer, now, narrowAudience }, held) => {
    narrowAudience({ enrollmentIds: [held.studentEnrollmentId] });
    await hideComment(db, viewer, id, now);
    await notifyCommentDeleted(db, viewer, id, now);
  },
});

export const savedComments = defineHandler(calls.savedComments, async (_input, { db, viewer }) => ({
  savedComments: await findSaved(db, viewer),
}));

export const createSavedComment = defineHandler(calls.createSavedComment, async ({ comment }, { db, viewer, now }) => {
  const count = await lockBank(db, viewer);
  const same = await findSavedComment(db, viewer, comment);
  if (same) return { ...DONE, savedComment: same };
  throwIf(count >= SAVED_COMMENTS_MOST ? SAVED_COMMENTS_FULL : null);
  return { ...DONE, savedComment: await saveComment(db, viewer, comment, now) };
});

export const updateSavedComment = defineHandler(calls.updateSavedComment, {
  run: async ({ id, comment }, { db, viewer, now }) => ({
    ...DONE,
    savedComment: orNotFound(await changeSaved(db, viewer, id, comment, now)),
  }),
  conflicts: { the_same_words_are_saved_once: COMMENT_SAVED_ALREADY },
});

export const deleteSavedComment = defineHandler(calls.deleteSavedComment, async ({ id }, { db, viewer }) => {
  const gone = await forgetSaved(db, viewer, id);
  orNotFound(gone > 0 ? gone : undefined);
});
