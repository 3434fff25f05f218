import { setTimeout as sleep } from 'node:timers/promises';

/** A server takes up to this long to restart; whoever asks meanwhile waits, and is not refused. */
const RESTART_MS = 5000;
const TRY_EVERY_MS = 50;

/** The code of an error of the server or of the network; '' where it has none. */
export const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

/** Nothing was sent: the door is closed (no server, or one that starts or stops), or was shut while we came in. */
const CLOSED = /^(57P01|57P02|57P03|ECONNREFUSED|ECONNRESET|EPIPE)$/;
/** The errors of a statement that ended with its connection. */
const CUT = /^(57P01|57P02|ECONNRESET|EPIPE)$/;
/** The driver tells of a connection that broke by words alone. */
const BROKEN = /^(Connection terminated( unexpectedly)?$|Client has encountered a connection error|Client was closed)/;

/** A connection that was there is no more. */
export const isBroken = (error: unknown) => error instanceof Error && BROKEN.test(error.message);

/** A statement ended with its connection, as when the server restarts; a server that says nothing is another matter. */
export const isCut = (error: unknown): boolean => CUT.test(codeOf(error)) || isBroken(error);

/** Nobody can say whether what a transaction wrote is there: the connection broke while it was committed. */
export class CommitUnknown extends Error {
  /** The code of PostgreSQL for it: transaction_resolution_unknown. */
  readonly code = '08007';
}

/**
 * Gets connections to a server that may be restarting: for its first five seconds away whoever wants one waits. If it
 * stays away everybody is refused at once, as long as that lasts.
 */
export class Restart {
  readonly #within: number;
  #awaySince: number | undefined;

  /** @param within milliseconds; for tests, which cannot wait so long */
  constructor(within: number = RESTART_MS) {
    this.#within = within;
  }

  /** @throws what the last attempt threw */
  async through<T>(connect: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const connection = await connect();
        this.#awaySince = undefined;
        return connection;
      } catch (error) {
        if (!CLOSED.test(codeOf(error)) && !isBroken(error)) throw error;
        this.#awaySince ??= performance.now();
        if (performance.now() - this.#awaySince > this.#within) throw error;
        await sleep(TRY_EVERY_MS);
      }
    }
  }
}
