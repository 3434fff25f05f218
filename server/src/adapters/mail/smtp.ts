import { createTransport, type Transporter } from 'nodemailer';
import type { MailAddress, Mailer } from '#kernel/mailer';

/** A mailer that holds connections and lets go of them. */
export interface SmtpMailer extends Mailer {
  close(): void;
}

/**
 * A server that has the whole mail may take so long to say that it keeps it (RFC 5321, 4.5.3.2.6). Whoever hangs up
 * before sends a second copy of what was accepted.
 */
const ANSWERS_WITHIN_MS = 600_000;

const withoutBreaks = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

/** The headers by which mail programs offer a button, which sends a POST. RFC 8058 */
const unsubscribeBy = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Sends by SMTP. A mail that is tried again keeps its Message-ID, so that servers on the way can drop the
 * second copy. @param url such as smtps://user:password@host:465 @param answersWithinMs what a server may take to answer
 */
export function smtpMailer(url: string, from: MailAddress, answersWithinMs = ANSWERS_WITHIN_MS): SmtpMailer {
  const transport: Transporter = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    socketTimeout: answersWithinMs,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    send: async ({ to, subject, text, html, unsubscribe }, key) => {
      await transport.sendMail({
        messageId: `<${key}@${domain}>`,
        from,
        to: { name: withoutBreaks(to.name), address: to.address },
        subject: withoutBreaks(subject),
        text,
        ...(html !== undefined && { html }),
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe !== undefined && unsubscribeBy(unsubscribe)) },
      });
    },
    close: () => transport.close(),
  };
}
