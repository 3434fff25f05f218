import { MailNotHandedOver, MailRefused } from '#kernel/mailer';

/** An error of the mail library, in the fields that tell how far it came and what the other server has answered. */
interface SmtpError extends Error {
  readonly code?: string;
  /** The code of the system where the library has put its own in its place. */
  readonly originalCode?: string;
  readonly syscall?: string;
  readonly timeoutType?: string;
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

const BEFORE_ANY_MAIL = {
  codes: ['EAUTH', 'ENOAUTH', 'ECONFIG', 'EDNS', 'EPROXY', 'ETLS'],
  commands: ['EHLO', 'LHLO', 'HELO'],
  timeouts: ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'],
};
const NO_GREETING = 'Invalid greeting';

/** Tells whether an error is from before the first command about a mail; where nobody can know, it is not. */
const isBeforeAnyMail = ({ code = '', originalCode = '', command, syscall, timeoutType = '', message }: SmtpError) =>
  BEFORE_ANY_MAIL.codes.includes(code) ||
  BEFORE_ANY_MAIL.timeouts.includes(timeoutType) ||
  BEFORE_ANY_MAIL.commands.includes(command ?? '') ||
  syscall === 'connect' ||
  message.startsWith(NO_GREETING) ||
  // certificates are judged before anything is said
  originalCode.includes('CERT') ||
  // no connection has lasted until the mail
  (code === 'ECONNECTION' && command === undefined);

/**
 * The meaning of an error of the mail library: the other server has answered a command about this mail with a code, or
 * was never given it. Everything else, such as one that hangs up, stays as it is.
 */
export function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isBeforeAnyMail(error)) return new MailNotHandedOver(error);
  const { command = '', responseCode, response, message } = error as SmtpError;
  const stage = STAGES[command];
  if (stage === undefined || responseCode === undefined || responseCode === CLOSES) return error;
  return new MailRefused(message, { replyCode: responseCode, stage, answer: response ?? message }, error);
}
