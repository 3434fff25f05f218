import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';
import { errorCode, isConnectionBroken, isStatementCut } from '#database/restart';
import { RefusalError } from './refusal-error.ts';

const RETRIES = 3;
const TRY_AGAIN_AFTER_SECONDS = 5;

/**
 * Repeats work after serialization failures, deadlocks and restarts of the server, if nothing was written. Work that
 * was interrupted during its commit is not repeated, because its outcome is unknown.
 */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const again = ['40001', '40P01'].includes(errorCode(error)) || isStatementCut(error);
      if (!again || attempt >= RETRIES) throw error;
    }
  }
}

/** Translates a database error into a refusal for the caller. Unknown errors are returned unchanged, as defects. */
export function toRefusalError(error: unknown, conflicts: Readonly<Record<string, Failure>> = {}): unknown {
  const code = errorCode(error);
  if (code.startsWith('23')) {
    const { constraint = '' } = error as { constraint?: string };
    return new RefusalError(conflicts[constraint] ?? FAILURES.CONFLICT);
  }
  // a value that PostgreSQL cannot store
  if (code.startsWith('22')) return new RefusalError(FAILURES.INVALID_INPUT);
  return unreachable(error) ?? error;
}

/** Returns the refusal for a database that cannot be reached in time; null for any other error. */
export const unreachable = (error: unknown): RefusalError | null =>
  isUnreachable(errorCode(error), error)
    ? new RefusalError(FAILURES.UNAVAILABLE, undefined, TRY_AGAIN_AFTER_SECONDS, { cause: error })
    : null;

/**
 * Error classes of PostgreSQL: connection, operator intervention, insufficient resources, and locks that were not
 * available.
 */
const UNREACHABLE = /^(08...|57...|53...|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
/** The words with which the driver reports a failed or silent connection, since it has no code for them. */
const TIMED_OUT = /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

const isUnreachable = (code: string, error: unknown): boolean =>
  UNREACHABLE.test(code) || isConnectionBroken(error) || (error instanceof Error && TIMED_OUT.test(error.message));
