import { MailNotHandedOver, MailRefused } from '#kernel/mailer';

/** An error of the mail library, with the fields that tell how far the delivery came and what the server answered. */
interface SmtpError extends Error {
  readonly code?: string;
  /** The system's error code, if the library has replaced it by its own. */
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
/** The code with which the server closes the connection after any command (RFC 5321, 3.8). */
const CLOSES = 421;

const BEFORE_ANY_MAIL = {
  codes: ['EAUTH', 'ENOAUTH', 'ECONFIG', 'EDNS', 'EPROXY', 'ETLS'],
  commands: ['EHLO', 'LHLO', 'HELO'],
  timeouts: ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'],
};
const NO_GREETING = 'Invalid greeting';

/** Tells whether an error happened before the first command about a mail; false if that is unknown. */
const isBeforeAnyMail = ({ code = '', originalCode = '', command, syscall, timeoutType = '', message }: SmtpError) =>
  BEFORE_ANY_MAIL.codes.includes(code) ||
  BEFORE_ANY_MAIL.timeouts.includes(timeoutType) ||
  BEFORE_ANY_MAIL.commands.includes(command ?? '') ||
  syscall === 'connect' ||
  message.startsWith(NO_GREETING) ||
  // certificates are checked before the first command
  originalCode.includes('CERT') ||
  // no connection lasted until the mail
  (code === 'ECONNECTION' && command === undefined);

/**
 * Translates an error of the mail library: either the server answered a command about this mail with a code, or it was
 * never given the mail. All other errors, such as a lost connection, are returned unchanged.
 */
export function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isBeforeAnyMail(error)) return new MailNotHandedOver(error);
  const { command = '', responseCode, response, message } = error as SmtpError;
  const stage = STAGES[command];
  if (stage === undefined || responseCode === undefined || responseCode === CLOSES) return error;
  return new MailRefused(message, { replyCode: responseCode, stage, answer: response ?? message }, error);
}
