import type { CallName } from '@bcs/contract/contract';
import type { WriteOutcome } from './ledger.ts';

export interface SentWrite {
  readonly fate: WriteOutcome;
  /** The status, or 0 without an answer. */
  readonly status: number;
  readonly body: unknown;
}

/** Tells whether a connection was never established, so that the server cannot have received anything. */
const neverMade = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ECONNREFUSED';
};

/** Sends a write once, and judges it by the answer only. */
export async function send(url: string, token: string, name: CallName, input: object): Promise<SentWrite> {
  try {
    const answer = await fetch(`${url}/broker/${name}`, {
      method: 'POST',
      headers: { authtoken: token, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const { status } = answer;
    const body: unknown = await answer.json();
    if (status === 200) return { fate: 'acknowledged', status, body };
    // a server error does not tell how far the write had come
    return { fate: status >= 500 ? 'unknown' : 'refused', status, body };
  } catch (error) {
    return { fate: neverMade(error) ? 'refused' : 'unknown', status: 0, body: null };
  }
}
