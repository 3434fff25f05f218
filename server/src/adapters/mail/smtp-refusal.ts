import { MailRefused } from '#kernel/mailer';

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
export function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { command = '', responseCode, response, message } = error as SmtpError;
  const stage = STAGES[command];
  if (stage === undefined || responseCode === undefined || responseCode === CLOSES) return error;
  return new MailRefused(message, { replyCode: responseCode, stage, answer: response ?? message }, error);
}
