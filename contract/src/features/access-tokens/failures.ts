import { failure } from '#kernel/failure';

/** The highest number of working tokens that one account may have. */
export const MOST_TOKENS = 20;
export const TOKEN_NAME_LENGTH = 80;

/** Refuses a further token: the user has to revoke one first. */
export const TOO_MANY_TOKENS = failure(409, {
  TOO_MANY_TOKENS: `You have ${MOST_TOKENS} access tokens. Please revoke one that you no longer need.`,
});

/** The token works, but it was made for something else. */
export const SCOPE_MISSING = failure(403, { SCOPE_MISSING: 'This access token does not allow that.' });
