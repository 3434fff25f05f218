import type { Database } from '#database/db';
import type { Mailer } from '#kernel/mailer';
import type { Settings } from '#kernel/settings';
import type { Clock } from '#kernel/system-clock';
import { mailboxMailer } from './mailbox.ts';
import { smtpMailer } from './smtp.ts';

/** The mailer that the settings ask for. */
export const mailerOf = ({ smtpUrl, mailFrom }: Settings, database: Database, clock: Clock): Mailer =>
  smtpUrl === null ? mailboxMailer(database, clock) : smtpMailer(smtpUrl, mailFrom);
