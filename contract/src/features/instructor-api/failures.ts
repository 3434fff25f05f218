import { failure } from '#kernel/failure';

/** The refusal of callers without a valid token, or who teach nowhere. D-171 */
export const NO_ACCESS = failure(401, { NO_ACCESS: 'You do not have access to the Instructor API.' });

/** Specified by D-173. */
export const RATE_LIMIT_EXCEEDED = failure(429, {
  RATE_LIMIT_EXCEEDED: 'You have sent too many requests. Please wait before you send more.',
});

/** The refusals of a whole GraphQL query; `errors` explains the details. D-174 */
export const GRAPHQL_FAILURES = {
  INVALID: failure(400, { GRAPHQL_QUERY_INVALID: 'This query cannot be answered as it is.' }),
  TOO_MUCH: failure(400, { GRAPHQL_QUERY_TOO_COSTLY: 'This query asks for too much at once.' }),
};

/** The greatest length of a GraphQL query in characters. */
export const QUERY_LENGTH = 8192;

/** The number of logins from one address with one e-mail. D-173 */
export const LOGINS = { calls: 10, perSeconds: 15 * 60 };
/** The number of logins from one address with any e-mails, as on the pages of the product. D-206 */
export const LOGINS_OF_ONE_ADDRESS = { calls: 300, perSeconds: 60 };
