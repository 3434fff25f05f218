import type { QueryConfig } from 'pg';
import type { Tx } from './db.ts';
import { CommitUnknown, isCut } from './restart.ts';
import { queries, type Runner } from './statements.ts';
import { isSilence } from './watch.ts';

export interface DatabaseSession extends Runner {
  release(error?: Error): void;
}

const NO_LIMITS =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';
/** The longest that a timer takes, in milliseconds: 24 days. */
const MAX_TIMER_MS = 2_147_483_647;

/**
 * Runs the work between begin and commit on one session; any error rolls everything back.
 * @throws CommitUnknown when the connection broke, or said nothing, while it was committed
 */
export async function transaction<T>(session: DatabaseSession, work: (tx: Tx) => Promise<T>): Promise<T> {
  let limited = true;
  let broken: Error | undefined;
  const query: Runner['query'] = (config) => session.query(limited ? config : patient(config));
  const longRunning = async () => {
    limited = false;
    await query(NO_LIMITS);
  };
  try {
    await query('begin');
    const result = await work({ ...queries({ query }), longRunning });
    await query('commit').catch((error: unknown) => {
      throw isCut(error) || isSilence(error) ? new CommitUnknown('No answer to a commit.', { cause: error }) : error;
    });
    return result;
  } catch (error) {
    // who does not answer does not roll back either: without its connection the server does it by itself
    const met = error instanceof CommitUnknown ? error.cause : error;
    if (isSilence(met)) broken = met;
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
