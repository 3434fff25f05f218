import { MINUTE, SECOND } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';
import { networkOf, tokenKey } from './rate-limit.ts';
import type { SharedCounts } from './shared-counts.ts';

/** Tokens of one address that do not work, in a minute. A browser makes a handful when a login has expired. */
const FAILURES_PER_MINUTE = 300;
/** The number of tokens remembered. */
const REMEMBERED = 50_000;

/** Tells whether a call may look up its token. */
interface Admission {
  /** Seconds; 0 for those who are let in. Where there is one, a token has to be seen to work before it is let in. */
  readonly wait: number;
  /** Takes once what became of the token; null where the call did not say whether the token works. */
  readonly learn: (works: boolean | null) => void;
}

/**
 * Keeps somebody from trying tokens, in all processes together. Each call has its count by token, which says nothing
 * where every call brings another one: so what does not work counts against its address, and so does what has not been
 * judged yet. A class behind one address is not held up by it, since nothing that works counts, and whoever has just logged
 * in beside somebody who guesses is looked up first.
 */
export class UnprovenTokens {
  readonly #failures: SharedCounts;
  readonly #proven = new Set<string>();
  readonly #unjudged = new Map<string, number>();

  constructor(failures: SharedCounts) {
    this.#failures = failures;
  }

  /**
   * Looks a token up before anything else is done, and learns from it.
   * @param find finds whom it belongs to; nothing where it does not work
   * @throws RefusalError UNAUTHENTICATED, or RATE_LIMITED where its address has brought too many that do not work
   */
  async prove<Found>(token: string, ip: string, find: () => Promise<Found | undefined>): Promise<Found> {
    const { wait, learn } = this.admit(token, ip);
    const found = await find().catch((error: unknown) => {
      learn(null);
      throw error;
    });
    learn(found !== undefined);
    if (found !== undefined) return found;
    throw wait > 0
      ? new RefusalError(FAILURES.RATE_LIMITED, undefined, wait)
      : new RefusalError(FAILURES.UNAUTHENTICATED);
  }

  /** Takes in a call that finds out by itself whether its token works, or says how long its address has to wait. */
  admit(carried: string, ip: string): Admission {
    const [token, address] = [tokenKey(carried), networkOf(ip)];
    if (this.#proven.has(token)) return { wait: 0, learn: (works) => this.#judge(token, address, works) };
    const { current, ttl } = this.#failures.look(keyOf(address), MINUTE);
    if (current + this.#unjudgedOf(address) >= FAILURES_PER_MINUTE)
      return { wait: Math.ceil(ttl / SECOND), learn: (works) => void (works && this.#remember(token)) };
    this.#unjudged.set(address, this.#unjudgedOf(address) + 1);
    return {
      wait: 0,
      learn: (works) => {
        const others = this.#unjudgedOf(address) - 1;
        if (others > 0) this.#unjudged.set(address, others);
        else this.#unjudged.delete(address);
        this.#judge(token, address, works);
      },
    };
  }

  #unjudgedOf(address: string): number {
    return this.#unjudged.get(address) ?? 0;
  }

  #judge(token: string, address: string, works: boolean | null): void {
    if (works === null) return;
    // the one used last is forgotten last
    this.#proven.delete(token);
    if (works) this.#remember(token);
    else this.#failures.take(keyOf(address), MINUTE, FAILURES_PER_MINUTE);
  }

  #remember(token: string): void {
    this.#proven.add(token);
    const { value } = this.#proven.keys().next();
    if (this.#proven.size > REMEMBERED && value !== undefined) this.#proven.delete(value);
  }
}

const keyOf = (address: string) => `tokens that do not work:${address}`;
