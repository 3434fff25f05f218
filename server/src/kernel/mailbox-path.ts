import type { Sealer } from './sealer.ts';

/** The length of the secret: 128 bits, which nobody finds without the key of the installation. */
const LETTERS = 22;

/**
 * The address at which the mails of a demonstration are shown: only the start prints it. It is the same at every start
 * and in every process, so that whoever keeps it finds the page again. D-262
 */
export const mailboxPath = (sealer: Pick<Sealer, 'derive'>): string =>
  `/dev/mailbox/${sealer.derive('mailbox').slice(0, LETTERS)}`;
