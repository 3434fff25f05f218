import { createTransport, type Transporter } from 'nodemailer';
import { MailNotHandedOver, type MailAddress, type Mailer } from '#kernel/mailer';
import type { Pace } from './pace.ts';
import { toRefusal } from './smtp-refusal.ts';

/** A mailer that holds connections and lets go of them. */
export interface SmtpMailer extends Mailer {
  close(): void;
}

/** The choices of whoever operates the installation; without them a mail goes out at once, and returns to `from`. */
export interface SmtpOptions {
  /** The time that a server may take to answer. */
  readonly answersWithinMs?: number;
  /** The address for reports of non-delivery; a star in it stands for the mark of the mail. */
  readonly returnPath?: string | null;
  /** Waits until the mail server may be given another mail. */
  readonly turn?: Pace;
  /** Sends further mails over the same connections: a relay greets and asks for the password once, not for each mail. */
  readonly keepsConnections?: boolean;
}

/**
 * A server that has the whole mail may take so long to say that it keeps it (RFC 5321, 4.5.3.2.6). Whoever hangs up
 * before sends a second copy of what was accepted.
 */
const ANSWERS_WITHIN_MS = 600_000;
/** Less than the 50 that Postfix takes from one client, and so many that slow mails of one kind leave room for another. */
const MOST_CONNECTIONS = 20;

const withoutBreaks = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

/** The headers by which mail programs offer a button, which sends a POST. RFC 8058 */
const unsubscribeBy = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Sends by SMTP. A mail that is tried again keeps its Message-ID, so that servers on the way can drop the
 * second copy. @param url such as smtps://user:password@host:465
 * @throws MailRefused when the server does not take a mail, MailNotHandedOver when it was never given it
 */
export function smtpMailer(
  url: string,
  from: MailAddress,
  {
    answersWithinMs = ANSWERS_WITHIN_MS,
    returnPath = null,
    turn = async () => {},
    keepsConnections = false,
  }: SmtpOptions = {},
): SmtpMailer {
  const transport: Transporter = createTransport({
    url,
    ...(keepsConnections && { pool: true, maxConnections: MOST_CONNECTIONS }),
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    socketTimeout: answersWithinMs,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const closed = new AbortController();
  const nextTurn = async () => {
    try {
      await turn(closed.signal);
      closed.signal.throwIfAborted();
    } catch (error) {
      throw new MailNotHandedOver(error as Error);
    }
  };
  return {
    send: async ({ to, subject, text, html, unsubscribe, verp }, key) => {
      await nextTurn();
      // servers that know no addresses with a plus return the mark in the headers of the mail
      const mark = returnPath !== null && verp !== undefined ? verp : null;
      await transport
        .sendMail({
          messageId: `<${mark === null ? key : `${key}.${mark}`}@${domain}>`,
          from,
          to: { name: withoutBreaks(to.name), address: to.address },
          subject: withoutBreaks(subject),
          text,
          ...(html !== undefined && { html }),
          headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe !== undefined && unsubscribeBy(unsubscribe)) },
          ...(mark !== null && { envelope: { from: returnPath?.replace('*', mark), to: to.address } }),
        })
        .catch((error: unknown) => {
          throw toRefusal(error);
        });
    },
    close: () => {
      closed.abort();
      // one that delivers a mail does so first
      transport.close();
    },
  };
}
