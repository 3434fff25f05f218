import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './db.ts';
import type { QueryRunner } from './statements.ts';
import { transaction, type DatabaseSession } from './transaction.ts';

/**
 * A database handle that is refused inside of transactions. There the embedded engine, which has one session, would
 * wait for itself, and a server would use a second connection that does not see the changes of the transaction.
 */
export class OuterHandle {
  readonly #transaction = new AsyncLocalStorage<{ isOpen: boolean }>();

  /** Runs single statements. */
  runner({ query }: QueryRunner): QueryRunner {
    return {
      query: async (config) => {
        this.#refuseInside();
        return query(config);
      },
    };
  }

  /**
   * Runs some work between begin and commit; anything that it starts and that outlives it may use the outer handle
   * again.
   */
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
