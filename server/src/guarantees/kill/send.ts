import type { CallName } from '@bcs/contract/contract';
import type { Fate } from './ledger.ts';

export interface SentWrite {
  readonly fate: Fate;
  /** 0 where no answer came. */
  readonly status: number;
  readonly body: unknown;
}

/** Tells whether a connection was never made, so that the server cannot have heard a word. */
const neverMade = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ECONNREFUSED';
};

/** Sends a write once, and judges only by what came back. */
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
    // a server error says that something went wrong, not how far it had come
    return { fate: status >= 500 ? 'unknown' : 'refused', status, body };
  } catch (error) {
    return { fate: neverMade(error) ? 'refused' : 'unknown', status: 0, body: null };
  }
}
