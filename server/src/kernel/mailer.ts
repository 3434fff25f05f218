/** The recipient of a mail. It is never a single string, in which a crafted address could add recipients. */
export type MailAddress = Readonly<{ name: string; address: string }>;

export interface Mail {
  /** The account of the recipient; null if the address belongs to nobody yet. */
  readonly accountId: number | null;
  /** The kind of mail, such as 'reset-link'. */
  readonly kind: string;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  /** The HTML version; missing for a mail in plain text only. */
  readonly html?: string | undefined;
  /** The address with which its kind is turned off; missing if that is not possible. SUCC-078, SUCC-082 */
  readonly unsubscribe?: string | undefined;
  /** Identifies the mail in non-delivery reports (variable envelope return path). SUCC-084 */
  readonly verp?: string;
}

/** Sends mails by SMTP, or to the mailbox of this installation. D-023 */
export interface Mailer {
  /**
   * @param key the same for every attempt at the same mail, so that nothing is sent twice
   */
  send(mail: Mail, key: string): Promise<void>;
  /** Closes connections when the server stops: mails in progress may finish, and no others are sent. */
  close?(): void;
}

/** No mail server received the mail: none was reached, none accepted the login, or ours was stopping. */
export class MailNotHandedOver extends Error {
  override readonly name = 'MailNotHandedOver';
  /** The mail library's code for the reason, such as EAUTH. */
  readonly code: string | undefined;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.code = (cause as NodeJS.ErrnoException).code;
  }
}

/** The lowest status of a permanent refusal (RFC 5321, 4.2.1). */
const FINAL = 500;

/** The mail server refused the mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** The mail library's code for the reason. */
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

  /** True if the server will not accept this mail later either. */
  get isFinal(): boolean {
    return this.replyCode >= FINAL;
  }
}

/** The refusal concerns the address, so the mail is not sent there again. SUCC-084 */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly code = 'EENVELOPE';
}

/** The address is stopped, so nothing was sent. SUCC-084 */
export class AddressStopped extends Error {
  override readonly name = 'AddressStopped';

  /**
   * @param answer the refusal that stopped it
   */
  constructor(answer: string) {
    super(`No e-mail is sent to this address anymore, because its mail server refused it: ${answer}`);
  }
}

/** Tells whether retrying a mail is useless, because its address does not accept it. SUCC-084 */
export const isAboutAddress = (error: unknown): boolean =>
  error instanceof AddressRefused || error instanceof AddressStopped;

/** The mailbox that receives non-delivery reports. SUCC-084 */
export interface ReturnMailbox {
  /**
   * Passes on the messages one after the other, cut at a length that reports never reach, and then deletes them; if one
   * fails, none is deleted.
   * @returns their number
   * @throws Error with the mail server's answer
   */
  read(each: (message: string) => Promise<void>): Promise<number>;
}
