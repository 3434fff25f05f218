import { setTimeout as sleep } from 'node:timers/promises';
import type { SentWrite } from './send.ts';
import type { LedgerWrite } from './writers.ts';

/** People who write without pause. */
export interface Writers {
  /** The answers that they have received. */
  readonly heard: readonly SentWrite[];
  /** Lets everybody finish the present write. */
  end(): Promise<void>;
}

/** Lets everybody write to a server until told to stop, whatever happens to the server. */
export function startWriting(writers: readonly LedgerWrite[], url: string): Writers {
  const heard: SentWrite[] = [];
  const over = new AbortController();
  const writeOn = async (write: LedgerWrite) => {
    while (!over.signal.aborted) {
      const sent = await write(url);
      heard.push(sent);
      if (sent.fate !== 'acknowledged') await sleep(20);
    }
  };
  const done = Promise.all(writers.map(writeOn));
  return {
    heard,
    end: async () => {
      over.abort();
      await done;
    },
  };
}
