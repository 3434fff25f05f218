/** Who a mail is for. Never one string: a crafted address in a string would add recipients. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
}

/** Sends mails: to the mailbox of this installation, or out by SMTP. D-023 */
export interface Mailer {
  /** @param id the same for every attempt at the same mail, so that a repeated one is recognised */
  send(mail: Mail, id: string): Promise<void>;
}
