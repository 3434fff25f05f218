import * as calls from '@bcs/contract/features/submissions/calls';
import { SAVED_COMMENTS_MOST } from '@bcs/contract/features/submissions/comments';
import { SAVED_ALREADY, SAVED_COMMENTS_FULL } from '@bcs/contract/features/submissions/failures';
import { found, stopAt } from '#kernel/refused';
import { DONE, serve } from '#kernel/serve';
import { handIn, handInAgain } from './hand-in.ts';
import { findSubmission } from './queries.ts';
import {
  addComment,
  findComment,
  findSameComment,
  hideComment,
  holdComment,
  holdCommentedWork,
  rewriteComment,
} from './queries-comments.ts';
import { changeSaved, findSame, findSaved, forgetSaved, holdBank, saveComment } from './queries-saved.ts';
import { holdWork } from './queries-work.ts';
import { commented, submissionReceived, tellWatchers } from './told.ts';

export const createSubmission = serve(calls.createSubmission, {
  run: async (input, { db, viewer, now }) => {
    const done = await handIn(db, viewer, input, now);
    const submission = await findSubmission(db, viewer, done.submissionId);
    if (done.news) await submissionReceived(db, viewer, done, submission, now);
    if (done.news) await tellWatchers(db, viewer, viewer.enrollmentId);
    return { ...DONE, submission, errorMessage: null };
  },
});

export const updateSubmission = serve(calls.updateSubmission, {
  facts: async ({ submission }, { db, viewer }) => {
    const held = await holdWork(db, viewer, submission.assignmentId);
    return found(held?.submissionId === submission.id ? held : undefined);
  },
  run: async (input, { db, viewer, now }, held) => {
    const done = await handInAgain(db, viewer, held, input, now);
    const submission = await findSubmission(db, viewer, done.submissionId);
    if (done.news) await submissionReceived(db, viewer, done, submission, now);
    await tellWatchers(db, viewer, viewer.enrollmentId);
    return { ...DONE, submission, errorMessage: null };
  },
});

export const createSubmissionComment = serve(calls.createSubmissionComment, {
  facts: async ({ submissionId, enrollmentId }, { db, viewer }) => {
    const work = await holdCommentedWork(db, viewer, submissionId);
    return found(enrollmentId === viewer.enrollmentId ? work : undefined);
  },
  run: async ({ submissionId, comment }, { db, viewer, now }, work) => {
    const same = await findSameComment(db, viewer, submissionId, comment, now);
    if (same) return { ...DONE, submissionComment: await findComment(db, viewer, same.id) };
    const { id } = await addComment(db, viewer, submissionId, comment, now);
    const submissionComment = await findComment(db, viewer, id);
    await commented(db, viewer, work, submissionComment, now);
    await tellWatchers(db, viewer, work.studentEnrollmentId);
    return { ...DONE, submissionComment };
  },
});

export const updateSubmissionComment = serve(calls.updateSubmissionComment, {
  facts: async ({ id, submissionId, enrollmentId }, { db, viewer }) => {
    const held = await holdComment(db, viewer, id);
    const isMeant = held?.submissionId === submissionId && enrollmentId === viewer.enrollmentId;
    return found(isMeant ? held : undefined);
  },
  run: async ({ id, comment }, { db, viewer, now }, held) => {
    if (held.comment !== comment) {
      await rewriteComment(db, viewer, id, comment, now);
      await tellWatchers(db, viewer, held.studentEnrollmentId);
    }
    return { ...DONE, submissionComment: await findComment(db, viewer, id) };
  },
});

export const deleteSubmissionComment = serve(calls.deleteSubmissionComment, {
  facts: async ({ id }, { db, viewer }) => found(await holdComment(db, viewer, id)),
  run: async ({ id }, { db, viewer, now }, held) => {
    await hideComment(db, viewer, id, now);
    await tellWatchers(db, viewer, held.studentEnrollmentId);
    return DONE;
  },
});

export const savedComments = serve(calls.savedComments, {
  run: async (_input, { db, viewer }) => ({ savedComments: await findSaved(db, viewer) }),
});

export const createSavedComment = serve(calls.createSavedComment, {
  run: async ({ comment }, { db, viewer, now }) => {
    const count = await holdBank(db, viewer);
    const same = await findSame(db, viewer, comment);
    if (same) return { ...DONE, savedComment: same };
    stopAt(count >= SAVED_COMMENTS_MOST ? SAVED_COMMENTS_FULL : null);
    return { ...DONE, savedComment: await saveComment(db, viewer, comment, now) };
  },
});

export const updateSavedComment = serve(calls.updateSavedComment, {
  run: async ({ id, comment }, { db, viewer, now }) => ({
    ...DONE,
    savedComment: found(await changeSaved(db, viewer, id, comment, now)),
  }),
  conflicts: { the_same_words_are_saved_once: SAVED_ALREADY },
});

export const deleteSavedComment = serve(calls.deleteSavedComment, {
  run: async ({ id }, { db, viewer }) => {
    const gone = await forgetSaved(db, viewer, id);
    found(gone > 0 ? gone : undefined);
    return DONE;
  },
});
