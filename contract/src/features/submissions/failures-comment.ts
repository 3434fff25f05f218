import { failure } from '#kernel/failure';

/** The reason why a comment is refused. SUBM-047..SUBM-055, D-091 */
export const COMMENT_FAILURES = {
  ON_CAREER_ITEM: failure(403, { COMMENT_ON_CAREER_ITEM: 'Career milestones have no comments.' }),
  ON_GRADED_WORK: failure(403, { COMMENT_ON_GRADED_WORK: 'Graded submissions can no longer be commented on.' }),
  NOT_THE_AUTHOR: failure(403, { COMMENT_NOT_THE_AUTHOR: 'Only the author can edit this comment.' }),
  NOT_DELETABLE: failure(403, { COMMENT_NOT_DELETABLE: 'You cannot delete this comment.' }),
} as const;

/** The refusal of another saved comment beyond the limit. */
export const SAVED_COMMENTS_FULL = failure(409, {
  SAVED_COMMENTS_FULL: 'You can save at most 200 comments. Delete one first.',
});

/** The refusal to save a comment with the same words twice. */
export const COMMENT_SAVED_ALREADY = failure(409, {
  COMMENT_SAVED_ALREADY: 'You have already saved a comment with these words.',
});

/** The greatest length of a comment, and of a saved comment. */
export const LONGEST_COMMENT = 5000;
