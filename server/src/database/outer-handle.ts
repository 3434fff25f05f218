import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './db.ts';
import type { Runner } from './statements.ts';
import { transaction, type DatabaseSession } from './transaction.ts';

/**
 * The handle of a database outside of its transactions. Inside of one it is refused: the embedded engine has a single
 * session and would wait for itself, and a server would lend a second connection, which does not see what the
 * transaction has written.
 */
export class OuterHandle {
  readonly #transaction = new AsyncLocalStorage<{ isOpen: boolean }>();

  /** Runs statements one by one. */
  runner({ query }: Runner): Runner {
    return {
      query: async (config) => {
        this.#refuseInside();
        return query(config);
      },
    };
  }

  /** Runs work between begin and commit; what that has started and outlives it may use the outer handle again. */
  async transaction<T>(open: () => Promise<DatabaseSession>, work: (tx: Tx) => Promise<T>): Promise<T> {
    this.#refuseInside();
    const here = { isOpen: true };
    try {
      return await transaction(await open(), (tx) => this.#transaction.run(here, work, tx));
    } finally {
      here.isOpen = false;
    }
  }

  #refuseInside(): void {
    if (this.#transaction.getStore()?.isOpen)
      throw new Error('Inside a transaction use its own handle, never the outer one.');
  }
}
