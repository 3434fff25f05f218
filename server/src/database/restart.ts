import { setTimeout as sleep } from 'node:timers/promises';

/** The time that a server may take to restart, during which callers wait instead of being refused. */
const RESTART_MS = 5000;
const TRY_EVERY_MS = 50;

/** The code of a server or network error; '' if it has none. */
export const errorCode = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

/** Error codes when nothing was sent: the server is down, starting or stopping. */
const CLOSED = /^(57P01|57P02|57P03|ECONNREFUSED|ECONNRESET|EPIPE)$/;
/** The errors of a statement that ended with its connection. */
const CUT = /^(57P01|57P02|ECONNRESET|EPIPE)$/;
/** The words with which the driver reports a broken connection, since it has no code for that. */
const BROKEN = /^(Connection terminated( unexpectedly)?$|Client has encountered a connection error|Client was closed)/;

/** Tells whether an error means that an existing connection broke. */
export const isConnectionBroken = (error: unknown) => error instanceof Error && BROKEN.test(error.message);

/**
 * Tells whether a statement ended with its connection, for example because the server restarted. A server that does not
 * respond is a different case.
 */
export const isStatementCut = (error: unknown): boolean => CUT.test(errorCode(error)) || isConnectionBroken(error);

/** Says that it is unknown whether a transaction was committed, because the connection broke at that moment. */
export class CommitUnknown extends Error {
  /** PostgreSQL's code for this: transaction_resolution_unknown. */
  readonly code = '08007';
}

/**
 * Connects to a server that may be restarting: during the first five seconds callers wait, and after that they are
 * refused at once until it is back.
 */
export class Restart {
  readonly #within: number;
  #awaySince: number | undefined;

  /**
   * @param within the time in milliseconds; shorter in tests
   */
  constructor(within: number = RESTART_MS) {
    this.#within = within;
  }

  /**
   * @throws the error of the last attempt
   */
  async through<T>(connect: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const connection = await connect();
        this.#awaySince = undefined;
        return connection;
      } catch (error) {
        if (!CLOSED.test(errorCode(error)) && !isConnectionBroken(error)) throw error;
        this.#awaySince ??= performance.now();
        if (performance.now() - this.#awaySince > this.#within) throw error;
        await sleep(TRY_EVERY_MS);
      }
    }
  }
}
