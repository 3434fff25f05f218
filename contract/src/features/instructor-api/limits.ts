/** Requests that one token may send in a minute. D-173 */
export const REQUESTS_PER_MINUTE = 120;
/** The same while the server is under load, so that scripts never slow down a class day. D-173 */
export const REQUESTS_PER_MINUTE_UNDER_LOAD = 60;
/** Under load is a server of whose answers in the last minute more than one in twenty took longer. D-173 */
export const SLOW_ANSWER_MS = 500;
/** How many requests a token may send in a minute, by how the server is doing. API-029 */
export const requestsPerMinute = (underLoad: boolean): number =>
  underLoad ? REQUESTS_PER_MINUTE_UNDER_LOAD : REQUESTS_PER_MINUTE;
