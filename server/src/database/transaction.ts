import type { Db } from './db.ts';
import { queries, type Runner } from './statements.ts';

export interface Session extends Runner {
  release(error?: Error): void;
}

/** Runs the work between begin and commit on one session; any error rolls everything back. */
export async function transaction<T>(session: Session, work: (tx: Db) => Promise<T>): Promise<T> {
  let broken: Error | undefined;
  try {
    await session.query('begin');
    const result = await work(queries(session));
    await session.query('commit');
    return result;
  } catch (error) {
    await session.query('rollback').catch((failed: Error) => {
      broken = failed;
    });
    throw error;
  } finally {
    session.release(broken);
  }
}
