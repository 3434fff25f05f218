import { QUERY_LENGTH } from './failures.ts';

/** The number of requests that a token may send per minute. D-173 */
export const REQUESTS_PER_MINUTE = 120;
/** The number of requests per minute while the server is under load, so that scripts do not slow down classes. D-173 */
export const REQUESTS_PER_MINUTE_UNDER_LOAD = 60;
/**
 * The duration of a slow answer. A server is under load if more than one in twenty answers of the last minute took
 * longer. D-173
 */
export const SLOW_ANSWER_MS = 500;
/** The number of requests that a token may send per minute, depending on the load of the server. API-029 */
export const requestsPerMinute = (underLoad: boolean): number =>
  underLoad ? REQUESTS_PER_MINUTE_UNDER_LOAD : REQUESTS_PER_MINUTE;

/** The limits of one GraphQL query. D-174 */
export const GRAPHQL_LIMITS = {
  /** The length of its text in characters. */
  length: QUERY_LENGTH,
  /** The size of the whole request in bytes, including variables. */
  bytes: 16_384,
  /** The number of names, braces and other tokens. */
  tokens: 1000,
  /** The greatest depth of nested fields; the fields of the query itself are the first level. */
  depth: 6,
  aliases: 20,
  cost: 5000,
  /** The number of entries in all lists of the answer. */
  entries: 30_000,
} as const;

/**
 * The costs of a query: 1 for each field, ten times as much below a list, and 100 for each call of an endpoint. The
 * description of the schema is so large that a query may request it only once, without aliases.
 */
export const GRAPHQL_COSTS = { field: 1, listLength: 10, endpoint: 100, description: 3000 } as const;
