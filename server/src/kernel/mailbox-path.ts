import type { Sealer } from './sealer.ts';

/** The length of the secret in characters: 128 bits, which cannot be guessed. */
const LETTERS = 22;

/**
 * The address of a demonstration's mailbox, which only the start prints. It is the same at every start and in every
 * process, so that it can be bookmarked. D-262
 */
export const mailboxPath = (sealer: Pick<Sealer, 'derive'>): string =>
  `/dev/mailbox/${sealer.derive('mailbox').slice(0, LETTERS)}`;
