import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { Mailer } from '#kernel/mailer';
import type { Clock } from '#kernel/system-clock';

/** Stores mails as rows, for development, tests and installations without SMTP. D-023 */
export const mailboxMailer = (db: Db, clock: Clock): Mailer => ({
  send: async ({ to, accountId, kind, subject, text, html }, key) => {
    const now = clock();
    await db.run(sql`
      insert into mails (account_id, kind, key, recipient, subject, body, html, written_at, sent_at)
      values (${accountId}, ${kind}, ${key}, ${to.address}, ${subject}, ${text}, ${html ?? null}, ${now}, ${now})
      on conflict on constraint a_mail_is_sent_once_per_key do nothing`);
  },
});

/** A mail in the mailbox. */
export interface KeptMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Tells whether it has an HTML version. */
  readonly hasHtml: boolean;
  readonly writtenAt: Instant;
}

/** The highest number of mails on the page: enough for cancelling and restoring a session of a class. */
const MOST_SHOWN = 200;

/** The latest mails, the newest first. */
export const latestMails = (db: Db) =>
  db.many<KeptMail>(sql`
    select id, recipient, subject, body, html is not null as "hasHtml", written_at as "writtenAt" from mails order by id desc limit ${MOST_SHOWN}`);

/** The HTML of a mail; null if it has none. */
export const htmlOfMail = async (db: Db, id: number): Promise<string | null> =>
  (await db.maybe<{ html: string | null }>(sql`select html from mails where id = ${id}`))?.html ?? null;
