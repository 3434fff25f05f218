import { ask, NotReached } from '#adapters/outgoing';

/** Fails a job whose message did not arrive, so that it is tried again. The reason is written beside the receiver. */
export class NotDelivered extends Error {}

/** The end of an attempt to bring a message to an address outside. */
export interface Posted {
  /** The status of the answer; null where none came. */
  readonly status: number | null;
  /** The reason why it has not arrived, for its owner; null where it has. */
  readonly problem: string | null;
  /** True where no answer came, although somebody was there: the message may have been taken. */
  readonly isUnknown: boolean;
}

const TIMEOUTS: ReadonlySet<string> = new Set(['TimeoutError', 'AbortError']);
const isTimeout = (error: unknown) => error instanceof Error && TIMEOUTS.has(error.name);

/**
 * Posts a message in JSON, once. What the system says of a connection is not repeated: it would tell strangers of the
 * network that the server stands in.
 */
export async function postMessage(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  limits: Parameters<typeof ask>[1],
): Promise<Posted> {
  try {
    const all = { 'content-type': 'application/json', ...headers };
    const { status } = await ask({ method: 'POST', url, headers: all, body }, limits);
    return { status, problem: status >= 200 && status < 300 ? null : `It answered ${status}.`, isUnknown: false };
  } catch (error) {
    const problem = isTimeout(error) ? 'No answer in time.' : 'The address could not be reached.';
    return { status: null, problem, isUnknown: !(error instanceof NotReached) };
  }
}
