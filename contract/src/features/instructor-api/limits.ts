import { QUERY_LENGTH } from './failures.ts';

/** Requests that one token may send in a minute. D-173 */
export const REQUESTS_PER_MINUTE = 120;
/** The requests of a token in a minute while the server is under load; scripts never slow down classes. D-173 */
export const REQUESTS_PER_MINUTE_UNDER_LOAD = 60;
/**
 * The time of a slow answer. A server is under load if, of its answers in the last minute more than one in twenty took
 * longer. D-173
 */
export const SLOW_ANSWER_MS = 500;
/** The number of requests that a token may send in a minute, by the load of the server. API-029 */
export const requestsPerMinute = (underLoad: boolean): number =>
  underLoad ? REQUESTS_PER_MINUTE_UNDER_LOAD : REQUESTS_PER_MINUTE;

/** The limits of one GraphQL query. D-174 */
export const GRAPHQL_LIMITS = {
  /** Characters of its text. */
  length: QUERY_LENGTH,
  /** Bytes of the whole request, with its variables. */
  bytes: 16_384,
  /** Names, braces and everything else that it is made of. */
  tokens: 1000,
  /** The greatest depth of nested fields; those of the query itself are the first level. */
  depth: 6,
  aliases: 20,
  cost: 5000,
  /** Entries of all lists that the endpoints answer for it. */
  entries: 30_000,
} as const;

/**
 * The costs of a query: each field 1, each field below a list ten times that, and each endpoint that has to be asked
 * 100. The answer to the description of the schema is so large that a query may ask for it once, and
 * for no part of it by a second name.
 */
export const GRAPHQL_COSTS = { field: 1, listLength: 10, endpoint: 100, description: 3000 } as const;
