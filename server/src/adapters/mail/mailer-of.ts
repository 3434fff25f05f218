import type { Database } from '#database/db';
import type { Mailer } from '#kernel/mailer';
import type { Settings } from '#kernel/settings';
import type { Clock } from '#kernel/system-clock';
import { mailboxMailer } from './mailbox.ts';
import { openPace } from './pace.ts';
import { smtpMailer } from './smtp.ts';

/** Drops mails: the operator has said so, and the health page says it too. D-208 */
const noMailer: Mailer = { send: async () => {} };

/** The mailer that the settings ask for; it asks nobody whether an address still gets mail. */
export function mailerOf(
  { mail, smtpUrl, mailFrom, returns, mailsPerMinute }: Settings,
  database: Database,
  clock: Clock,
): Mailer {
  if (mail === 'mailbox') return mailboxMailer(database, clock);
  if (mail !== 'smtp' || smtpUrl === null) return noMailer;
  return smtpMailer(smtpUrl, mailFrom, {
    returnPath: returns?.path ?? null,
    turn: openPace(database, mailsPerMinute),
    keepsConnections: true,
  });
}
