import type { Database } from '#database/db';
import type { Mailer } from '#kernel/mailer';
import type { Settings } from '#kernel/settings';
import type { Clock } from '#kernel/system-clock';
import { mailboxMailer } from './mailbox.ts';
import { openMailPace } from './pace.ts';
import { smtpMailer } from './smtp.ts';

/** Discards mails, as the operator has configured; the health page shows it. D-208 */
const noMailer: Mailer = { send: async () => {} };

/** The mailer that the settings select; it does not check whether an address is stopped. */
export function mailerOf(
  { mail, smtpUrl, mailFrom, returns, mailsPerMinute }: Settings,
  database: Database,
  clock: Clock,
): Mailer {
  if (mail === 'mailbox') return mailboxMailer(database, clock);
  if (mail !== 'smtp' || smtpUrl === null) return noMailer;
  return smtpMailer(smtpUrl, mailFrom, {
    returnPath: returns?.path ?? null,
    turn: openMailPace(database, mailsPerMinute),
    keepsConnections: true,
  });
}
