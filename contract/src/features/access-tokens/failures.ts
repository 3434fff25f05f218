import { failure } from '#kernel/failure';

/** Tokens that work, of one account. */
export const MOST_TOKENS = 20;
export const TOKEN_NAME_LENGTH = 80;

/** Whoever needs more revokes one first. */
export const TOO_MANY_TOKENS = failure(409, {
  TOO_MANY_TOKENS: `You have ${MOST_TOKENS} access tokens. Please revoke one that you no longer need.`,
});

/** The token works, but it was made for something else. */
export const SCOPE_MISSING = failure(403, { SCOPE_MISSING: 'This access token was not made for that.' });
