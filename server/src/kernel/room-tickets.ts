import { randomUUID } from 'node:crypto';
import { msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import type { Pass } from './media.ts';
import { createSealer, type Sealer } from './sealer.ts';

/** The time a ticket lasts: from the answer of the call to the first word on the line. */
const TICKET_TIME = 30 * SECOND;
const BOUND = 'classroom';

/** The key that the process of the media shares with the server; nothing else opens with it. */
export const roomSecret = (sealer: Sealer): string => sealer.derive('classroom');
const sealerBy = (secret: string): Sealer => createSealer(Buffer.from(secret, 'base64url'));

/** Lets one person into one room, once, within half a minute. @param now by the clock of the machine, as in the other process */
export const roomTicket = (secret: string, pass: Omit<Pass, 'expiresAt' | 'nonce'>, now: Instant): string =>
  sealerBy(secret).seal(
    JSON.stringify({ ...pass, expiresAt: msOf(now) + TICKET_TIME, nonce: randomUUID() } satisfies Pass),
    BOUND,
  );

/** Takes tickets; each works once. */
export class RoomTickets {
  readonly #sealer: Sealer;
  readonly #used = new Map<string, number>();

  constructor(secret: string) {
    this.#sealer = sealerBy(secret);
  }

  /** Opens a ticket and returns its pass; null for one that is not ours, is over, or was used. */
  take(ticket: string, now: Instant): Pass | null {
    const pass = this.#open(ticket);
    const at = msOf(now);
    for (const [nonce, until] of this.#used) if (until <= at) this.#used.delete(nonce);
    if (!pass || pass.expiresAt <= at || this.#used.has(pass.nonce)) return null;
    this.#used.set(pass.nonce, pass.expiresAt);
    return pass;
  }

  #open(ticket: string): Pass | null {
    try {
      return JSON.parse(this.#sealer.open(ticket, BOUND)) as Pass;
    } catch {
      return null;
    }
  }
}
