import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** The time since when no mail is sent to an address, and the server's answer that caused this. SUCC-084 */
export const StoppedMail = z.object({ since: instant(), answer: z.string() });
export type StoppedMail = z.infer<typeof StoppedMail>;

/** An address to which no mail is sent; the person is null if no account has it. */
export const RefusedAddress = StoppedMail.extend({
  address: z.string(),
  person: z.object({ accountId: id(), name: z.string() }).nullable(),
});
export type RefusedAddress = z.infer<typeof RefusedAddress>;

const Period = z.object({
  accepted: count(),
  refused: count(),
  /** The number of mails that were not sent because the address is stopped. */
  held: count(),
});

/** The mails of one kind. */
export const MailKind = z.object({
  kind: z.string(),
  /** The number of mails that are due and not sent yet. */
  queued: count(),
  /** The time since when the oldest of them has been due. */
  oldest: instant().nullable(),
  day: Period,
  week: Period,
});
export type MailKind = z.infer<typeof MailKind>;
