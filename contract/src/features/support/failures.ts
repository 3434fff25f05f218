import { failure } from '#kernel/failure';

/** Letters of a description and of what is said about it. */
export const LONGEST_TEXT = 10_000;

/** Somebody else has answered or closed the case since it was read. */
export const CASE_CHANGED = failure(
  'SUPPORT_CASE_CHANGED',
  409,
  'This request has changed in the meantime. Please look at it again.',
);
