/** The recipient of a mail. Never one string: a crafted address in a string would add recipients. */
export type MailAddress = Readonly<{ name: string; address: string }>;

export interface Mail {
  /** The account it is written to; null where the address belongs to nobody yet. */
  readonly accountId: number | null;
  /** The reason why it is written: 'reset-link' … */
  readonly kind: string;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  /** The text as it looks; left out for a text alone. */
  readonly html?: string | undefined;
  /** The address at which its kind is turned off; left out for a mail without a switch. SUCC-078, SUCC-082 */
  readonly unsubscribe?: string | undefined;
  /** Marks the mail, so that a report of non-delivery finds it again (variable envelope return path). SUCC-084 */
  readonly verp?: string;
}

/** Sends mails: to the mailbox of this installation, or out by SMTP. D-023 */
export interface Mailer {
  /** @param key the same for every attempt at the same mail, so that nothing is mailed twice */
  send(mail: Mail, key: string): Promise<void>;
  /** Ends when the server stops: what is on its way may arrive, and nothing else is sent. Left out where nothing is open. */
  close?(): void;
}

/** No mail server was given the mail: none was reached, it let nobody in, or ours was about to stop. */
export class MailNotHandedOver extends Error {
  override readonly name = 'MailNotHandedOver';
  /** The code by which the mail library names the reason, such as EAUTH. */
  readonly code: string | undefined;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.code = (cause as NodeJS.ErrnoException).code;
  }
}

/** The first status with which a server says that it will never take the same mail (RFC 5321, 4.2.1). */
const FINAL = 500;

/** The mail server was there, and did not take a mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** The code by which the mail library names the reason. */
  readonly code = 'EENVELOPE';
  /** The reply code of SMTP, such as 550. */
  readonly replyCode: number;
  readonly stage: 'sender' | 'recipient' | 'content';
  /** The words of the server, such as '550 5.1.1 No such user'. */
  readonly answer: string;

  constructor(
    message: string,
    { replyCode, stage, answer }: Pick<MailRefused, 'replyCode' | 'stage' | 'answer'>,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.replyCode = replyCode;
    this.stage = stage;
    this.answer = answer;
  }

  /** The server will not take this mail later either. */
  get isFinal(): boolean {
    return this.replyCode >= FINAL;
  }
}

/** The refusal is about the address: the same mail is not sent there again. SUCC-084 */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly code = 'EENVELOPE';
}

/** The address gets no more mail, so that nothing was sent. SUCC-084 */
export class AddressStopped extends Error {
  override readonly name = 'AddressStopped';

  /** @param answer the refusal that has stopped it */
  constructor(answer: string) {
    super(`No e-mail is sent to this address anymore, because its mail server refused it: ${answer}`);
  }
}

/** Tells whether the same mail need not be tried again, since its address does not take it. SUCC-084 */
export const isAboutAddress = (error: unknown): boolean =>
  error instanceof AddressRefused || error instanceof AddressStopped;

/** The mailbox to which mail servers report that a mail could not be delivered. SUCC-084 */
export interface ReturnMailbox {
  /**
   * Hands over the messages one after the other, each cut to a length that a report never has, and deletes what was
   * read; nothing is deleted where one of them fails.
   * @returns how many there were
   * @throws Error with what the mail server said
   */
  read(each: (message: string) => Promise<void>): Promise<number>;
}

/** The kinds of jobs that send a mail, and go on for two days while the mail server is away. */
export const MAIL_JOBS: readonly string[] = [
  'digest',
  'grant',
  'invitation',
  'login-email',
  'login-email-changed',
  'notice',
  'reset-link',
  'second-factor-reset',
  'support-answer',
  'support-mail',
];
