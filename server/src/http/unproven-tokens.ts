import { MINUTE, msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';

/** Tokens of one address that do not work, in a minute. A browser makes a handful when a login has expired. */
const FAILURES_PER_MINUTE = 300;
/** So many tokens, and so many addresses, are remembered. */
const REMEMBERED = 50_000;

/**
 * Keeps somebody from trying tokens. Each call has its count by token, which says nothing where every call brings
 * another one: so a token counts against its address until it was seen to work. A class behind one address is not
 * held up by it, since what works is given back.
 */
export class UnprovenTokens {
  readonly #proven = new Set<string>();
  readonly #charged = new Map<string, { count: number; until: number }>();

  /** Takes a call in; answers how many seconds to wait when the address has none left, else 0. */
  admit(token: string, address: string, at: Instant): number {
    if (this.#proven.has(token)) return 0;
    const now = msOf(at);
    const known = this.#charged.get(address);
    const charge = known && known.until > now ? known : { count: 0, until: now + MINUTE };
    if (charge.count >= FAILURES_PER_MINUTE) return Math.ceil((charge.until - now) / SECOND);
    charge.count += 1;
    this.#charged.delete(address);
    this.#charged.set(address, charge);
    forgetFirst(this.#charged);
    return 0;
  }

  /** What became of it; null where the call did not say whether the token works. */
  learn(token: string, address: string, works: boolean | null): void {
    if (works === false) return void this.#proven.delete(token);
    const charge = this.#charged.get(address);
    if (charge && charge.count > 0 && !this.#proven.has(token)) charge.count -= 1;
    if (!works) return;
    // the one used last is forgotten last
    this.#proven.delete(token);
    this.#proven.add(token);
    forgetFirst(this.#proven);
  }
}

function forgetFirst(kept: Set<string> | Map<string, unknown>): void {
  const { value } = kept.keys().next();
  if (kept.size > REMEMBERED && value !== undefined) kept.delete(value);
}
