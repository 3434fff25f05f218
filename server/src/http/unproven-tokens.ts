import { MINUTE, SECOND } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';
import { networkOf, tokenKey } from './rate-limit.ts';
import type { SharedCounts } from './shared-counts.ts';

/** The number of invalid tokens per address and minute. A browser makes a handful when a login has expired. */
const FAILURES_PER_MINUTE = 300;
/** The number of tokens remembered. */
const REMEMBERED = 50_000;

/** The decision whether a call may look up its token. */
interface Admission {
  /** The seconds to wait; 0 for admitted calls. Otherwise the token has to be proven first. */
  readonly wait: number;
  /** Records once whether the token works; null if the call did not find out. */
  readonly learn: (works: boolean | null) => void;
}

/**
 * Prevents guessing of tokens across all processes. Counting by token is useless if every call has another one, so
 * invalid and unjudged tokens count against their address. A class behind one address is not affected, since valid
 * tokens do not count and recently used ones are looked up first.
 */
export class UnprovenTokens {
  readonly #failures: SharedCounts;
  readonly #proven = new Set<string>();
  readonly #unjudged = new Map<string, number>();

  constructor(failures: SharedCounts) {
    this.#failures = failures;
  }

  /**
   * Looks up a token before anything else, and records the result.
   * @param find finds its owner; nothing if it is invalid
   * @throws RefusalError UNAUTHENTICATED, or RATE_LIMITED if its address has sent too many invalid ones
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

  /** Admits a call that checks its own token, or returns how long its address has to wait. */
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
    // the most recently used token is forgotten last
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
