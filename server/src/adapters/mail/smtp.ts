import { createTransport, type Transporter } from 'nodemailer';
import { MailNotHandedOver, type MailAddress, type Mailer } from '#kernel/mailer';
import type { Pace } from './pace.ts';
import { toRefusal } from './smtp-refusal.ts';

/** A mailer that holds connections and can close them. */
export interface SmtpMailer extends Mailer {
  close(): void;
}

/** The operator's options; without them a mail is sent at once, and returns to `from`. */
export interface SmtpOptions {
  /** The time that a server may take to answer. */
  readonly answersWithinMs?: number;
  /** The address for non-delivery reports; a star in it is replaced by the mark of the mail. */
  readonly returnPath?: string | null;
  /** Waits until the next mail may be sent. */
  readonly turn?: Pace;
  /** Sends several mails over the same connection, so that a relay does not ask for the password each time. */
  readonly keepsConnections?: boolean;
}

/**
 * The time that a server may take to confirm a complete mail (RFC 5321, 4.5.3.2.6). Hanging up earlier would lead to a
 * second copy of an accepted mail.
 */
const ANSWERS_WITHIN_MS = 600_000;
/**
 * The number of connections: below the 50 that Postfix accepts from one client, and enough for slow mails of one kind
 * to leave room for others.
 */
const MOST_CONNECTIONS = 20;

const withoutBreaks = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

/** The headers with which mail programs offer an unsubscribe button, which sends a POST. RFC 8058 */
const unsubscribeBy = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Sends by SMTP. A repeated mail keeps its Message-ID, so that servers can drop the second copy.
 * @param url such as smtps://user:password@host:465
 * @throws MailRefused if the server refuses the mail, MailNotHandedOver if it never received it
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
      // servers without plus addresses return the mark in the headers of the mail
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
      // a connection that is delivering a mail finishes first
      transport.close();
    },
  };
}
