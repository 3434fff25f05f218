import { createTransport, type Transporter } from 'nodemailer';
import type { MailAddress, Mailer } from '#kernel/mailer';

/** A mailer that holds connections and lets go of them. */
export interface SmtpMailer extends Mailer {
  close(): void;
}

const withoutBreaks = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

/**
 * Sends by SMTP. A mail that is tried again keeps its Message-ID, so that servers on the way can drop the
 * second copy. @param url such as smtps://user:password@host:465
 */
export function smtpMailer(url: string, from: MailAddress): SmtpMailer {
  const transport: Transporter = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    send: async ({ to, subject, text }, key) => {
      await transport.sendMail({
        messageId: `<${key}@${domain}>`,
        from,
        to: { name: withoutBreaks(to.name), address: to.address },
        subject: withoutBreaks(subject),
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
