import { randomUUID } from 'node:crypto';
import { msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import type { RoomPass } from './media.ts';
import { createSealer, type Sealer } from './sealer.ts';

/** The lifetime of a ticket, from the answer of the call to the first message on the connection. */
const TICKET_TIME = 30 * SECOND;
const BOUND = 'classroom';

/** The key that the media process shares with the server, used for nothing else. */
export const roomSecret = (sealer: Sealer): string => sealer.derive('classroom');
const sealerBy = (secret: string): Sealer => createSealer(Buffer.from(secret, 'base64url'));

/**
 * Issues a ticket for one person and one room, valid once within half a minute.
 * @param now by the clock of the machine, as in the other process
 */
export const roomTicket = (secret: string, pass: Omit<RoomPass, 'expiresAt' | 'nonce'>, now: Instant): string =>
  sealerBy(secret).seal(
    JSON.stringify({ ...pass, expiresAt: msOf(now) + TICKET_TIME, nonce: randomUUID() } satisfies RoomPass),
    BOUND,
  );

/** Verifies tickets, each of which works once. */
export class RoomTickets {
  readonly #sealer: Sealer;
  readonly #used = new Map<string, number>();

  constructor(secret: string) {
    this.#sealer = sealerBy(secret);
  }

  /** Decrypts a ticket; null if it is not ours, has expired, or was used. */
  take(ticket: string, now: Instant): RoomPass | null {
    const pass = this.#open(ticket);
    const at = msOf(now);
    for (const [nonce, until] of this.#used) if (until <= at) this.#used.delete(nonce);
    if (!pass || pass.expiresAt <= at || this.#used.has(pass.nonce)) return null;
    this.#used.set(pass.nonce, pass.expiresAt);
    return pass;
  }

  #open(ticket: string): RoomPass | null {
    try {
      return JSON.parse(this.#sealer.open(ticket, BOUND)) as RoomPass;
    } catch {
      return null;
    }
  }
}
