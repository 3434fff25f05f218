import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** Since when an address gets no more mail, and the answer of the mail server that decided it. SUCC-084 */
export const StoppedMail = z.object({ since: instant(), answer: z.string() });
export type StoppedMail = z.infer<typeof StoppedMail>;

/** An address that gets no more mail; the person is null where no account has it. */
export const RefusedAddress = StoppedMail.extend({
  address: z.string(),
  person: z.object({ accountId: id(), name: z.string() }).nullable(),
});
export type RefusedAddress = z.infer<typeof RefusedAddress>;

const Period = z.object({
  accepted: count(),
  refused: count(),
  /** Not sent, because the address gets no more mail. */
  held: count(),
});

/** The mails of one kind. */
export const MailKind = z.object({
  kind: z.string(),
  /** Due and not sent. */
  queued: count(),
  /** Since when the oldest of them is due. */
  oldest: instant().nullable(),
  day: Period,
  week: Period,
});
export type MailKind = z.infer<typeof MailKind>;
