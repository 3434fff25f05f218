import { ask, NotReached } from '#adapters/outgoing';

/**
 * An error that fails a job whose message did not arrive, so that it is tried again. The reason is stored with the
 * receiver.
 */
export class NotDelivered extends Error {}

/** The result of an attempt to send a message to an external address. */
export interface PostResult {
  /** The status of the answer; null if there was none. */
  readonly status: number | null;
  /** The reason for the failure, for its owner; null on success. */
  readonly problem: string | null;
  /** True if a connection was made but no answer came, so that the message may have arrived. */
  readonly isUnknown: boolean;
}

const TIMEOUTS: ReadonlySet<string> = new Set(['TimeoutError', 'AbortError']);
const isTimeout = (error: unknown) => error instanceof Error && TIMEOUTS.has(error.name);

/**
 * Posts a JSON message once. System errors about the connection are not repeated, because they would reveal details of
 * the server's network.
 */
export async function postMessage(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  limits: Parameters<typeof ask>[1],
): Promise<PostResult> {
  try {
    const all = { 'content-type': 'application/json', ...headers };
    const { status } = await ask({ method: 'POST', url, headers: all, body }, limits);
    return { status, problem: status >= 200 && status < 300 ? null : `It answered ${status}.`, isUnknown: false };
  } catch (error) {
    const problem = isTimeout(error) ? 'No answer in time.' : 'The address could not be reached.';
    return { status: null, problem, isUnknown: !(error instanceof NotReached) };
  }
}
