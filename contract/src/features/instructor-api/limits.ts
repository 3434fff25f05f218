import { QUERY_LENGTH } from './failures.ts';

/** Requests that one token may send in a minute. D-173 */
export const REQUESTS_PER_MINUTE = 120;
/** The same while the server is under load, so that scripts never slow down a class day. D-173 */
export const REQUESTS_PER_MINUTE_UNDER_LOAD = 60;
/** Under load is a server of whose answers in the last minute more than one in twenty took longer. D-173 */
export const SLOW_ANSWER_MS = 500;
/** How many requests a token may send in a minute, by how the server is doing. API-029 */
export const requestsPerMinute = (underLoad: boolean): number =>
  underLoad ? REQUESTS_PER_MINUTE_UNDER_LOAD : REQUESTS_PER_MINUTE;

/** What one GraphQL query may ask for. D-174 */
export const GRAPHQL_LIMITS = {
  /** Characters of its text. */
  length: QUERY_LENGTH,
  /** Bytes of the whole request, with its variables. */
  bytes: 16_384,
  /** Names, braces and everything else that it is made of. */
  tokens: 1000,
  /** How deep fields stand in each other; those of the query itself are the first level. */
  depth: 6,
  aliases: 20,
  cost: 5000,
  /** Entries of all lists that the endpoints answer for it. */
  entries: 30_000,
} as const;

/**
 * What a query costs: each field 1, what hangs on a list ten times that, and each endpoint that has to be asked 100. The
 * description of the schema answers so much that a query may ask for it once.
 */
export const GRAPHQL_COSTS = { field: 1, listLength: 10, endpoint: 100, description: 3000 } as const;
