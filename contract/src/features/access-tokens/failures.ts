import { failure } from '#kernel/failure';

/** Tokens that work, of one account. */
export const MOST_TOKENS = 20;
export const TOKEN_NAME_LENGTH = 80;

/** Whoever needs more revokes one first. */
export const TOO_MANY_TOKENS = failure(
  'TOO_MANY_TOKENS',
  409,
  `You have ${MOST_TOKENS} access tokens. Please revoke one that you no longer need.`,
);

/** The token works, but it was made for something else. */
export const SCOPE_MISSING = failure('SCOPE_MISSING', 403, 'This access token was not made for that.');
