import type { QueryConfig } from 'pg';
import type { Tx } from './db.ts';
import { CommitUnknown, isStatementCut } from './restart.ts';
import { queries, type QueryRunner } from './statements.ts';
import { isTimeout } from './watch.ts';

export interface DatabaseSession extends QueryRunner {
  release(error?: Error): void;
}

const NO_LIMITS =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';
/** The longest timer in milliseconds, about 24 days. */
const MAX_TIMER_MS = 2_147_483_647;

/**
 * Runs some work between begin and commit on one session; any error rolls it back.
 * @throws CommitUnknown if the connection broke or fell silent during the commit
 */
export async function transaction<T>(session: DatabaseSession, work: (tx: Tx) => Promise<T>): Promise<T> {
  let limited = true;
  let broken: Error | undefined;
  const query: QueryRunner['query'] = (config) => session.query(limited ? config : patient(config));
  const longRunning = async () => {
    limited = false;
    await query(NO_LIMITS);
  };
  try {
    await query('begin');
    const result = await work({ ...queries({ query }), longRunning });
    await query('commit').catch((error: unknown) => {
      throw isStatementCut(error) || isTimeout(error)
        ? new CommitUnknown('No answer to a commit.', { cause: error })
        : error;
    });
    return result;
  } catch (error) {
    // a silent server does not roll back on request, but does so when the connection is closed
    const met = error instanceof CommitUnknown ? error.cause : error;
    if (isTimeout(met)) broken = met;
    else
      await query('rollback').catch((failed: Error) => {
        broken = failed;
      });
    throw error;
  } finally {
    session.release(broken);
  }
}

const patient = (config: QueryConfig | string): QueryConfig =>
  ({ ...(typeof config === 'string' ? { text: config } : config), query_timeout: MAX_TIMER_MS }) as QueryConfig;
