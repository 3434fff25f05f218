import { createTransport, type Transporter } from 'nodemailer';
import { type MailAddress, type Mailer, MailRefused } from '#kernel/mailer';
import { openPace } from './pace.ts';

/** An error of the mail library, in the fields that tell of an answer of the other server. */
interface SmtpError extends Error {
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

const STAGES: Readonly<Record<string, MailRefused['stage']>> = {
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'content',
};
/** The server closes the connection, whatever the command was (RFC 5321, 3.8). */
const CLOSES = 421;

/**
 * The refusal that an error of the mail library tells of: the other server has answered a command about this mail with
 * a code. Everything else (it is away, hangs up, does not know the password) stays as it is.
 */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { command = '', responseCode, response, message } = error as SmtpError;
  const stage = STAGES[command];
  if (stage === undefined || responseCode === undefined || responseCode === CLOSES) return error;
  return new MailRefused(message, { replyCode: responseCode, stage, answer: response ?? message }, error);
}

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
  readonly perMinute?: number;
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
 * second copy. @param url such as smtps://user:password@host:465
 * @throws MailRefused when the server does not take a mail
 */
export function smtpMailer(
  url: string,
  from: MailAddress,
  { answersWithinMs = ANSWERS_WITHIN_MS, returnPath = null, perMinute }: SmtpOptions = {},
): SmtpMailer {
  const transport: Transporter = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    socketTimeout: answersWithinMs,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const turn = perMinute === undefined ? async () => {} : openPace(perMinute);
  return {
    send: async ({ to, subject, text, html, unsubscribe, verp }, key) => {
      await turn();
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
    close: () => transport.close(),
  };
}
