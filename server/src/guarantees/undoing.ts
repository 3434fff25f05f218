import { mailboxMailer } from '#adapters/mail/mailbox';
import type { Database, Tx } from '#database/db';
import type { Services } from '#kernel/services';

class Undone extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('undone');
    this.result = result;
  }
}

/** Wraps a database so that every transaction is undone after its work, and one world serves all cases. */
export const undoing = (database: Database): Database => ({
  ...database,
  transaction: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    try {
      return await database.transaction<T>(async (tx) => {
        throw new Undone(await work(tx));
      });
    } catch (error) {
      if (error instanceof Undone) return error.result as T;
      throw error;
    }
  },
});

/** Wraps a transaction as a database; inner transactions become part of it. */
export const asDatabase = (database: Database, tx: Tx): Database => ({
  ...database,
  ...tx,
  transaction: (work) => work(tx),
});

/** Moves services to another database, including mail, which would otherwise wait for an open transaction. */
export const onDatabase = (services: Services, database: Database): Services => ({
  ...services,
  database,
  mailer: {
    send: (...mail) => database.transaction((tx) => mailboxMailer(tx, services.clock).send(...mail)),
  },
});
