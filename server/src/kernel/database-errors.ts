import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';
import { codeOf, isBroken, isCut } from '#database/restart';
import { RefusalError } from './refusal-error.ts';

const RETRIES = 3;
const TRY_AGAIN_AFTER_SECONDS = 5;

/**
 * Serialization failures, deadlocks and a server that restarts are nobody's fault: what wrote nothing runs again. What
 * was cut while it was committed does not: nobody knows whether it is there.
 */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const again = ['40001', '40P01'].includes(codeOf(error)) || isCut(error);
      if (!again || attempt >= RETRIES) throw error;
    }
  }
}

/** Translates an error of the database into a refusal for the caller. Anything unknown stays what it is: a defect. */
export function asRefusal(error: unknown, conflicts: Readonly<Record<string, Failure>> = {}): unknown {
  const code = codeOf(error);
  if (code.startsWith('23')) {
    const { constraint = '' } = error as { constraint?: string };
    return new RefusalError(conflicts[constraint] ?? FAILURES.CONFLICT);
  }
  // a value that PostgreSQL cannot hold
  if (code.startsWith('22')) return new RefusalError(FAILURES.INVALID_INPUT);
  return unreachable(error) ?? error;
}

/** The refusal that a database means which cannot be reached, or is not to be had in time; null for any other error. */
export const unreachable = (error: unknown): RefusalError | null =>
  isUnreachable(codeOf(error), error)
    ? new RefusalError(FAILURES.UNAVAILABLE, undefined, TRY_AGAIN_AFTER_SECONDS, { cause: error })
    : null;

/** Classes of PostgreSQL: connection, intervention of an operator, too little of something; and a lock that was not to be had. */
const UNREACHABLE = /^(08...|57...|53...|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
/** The driver tells of a connection that could not be had, or says nothing, by words alone. */
const TIMED_OUT = /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

const isUnreachable = (code: string, error: unknown): boolean =>
  UNREACHABLE.test(code) || isBroken(error) || (error instanceof Error && TIMED_OUT.test(error.message));
