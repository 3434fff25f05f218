/** Who a mail is for. Never one string: a crafted address in a string would add recipients. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  /** The account it is written to; null where the address belongs to nobody yet. */
  readonly accountId: number | null;
  /** Why it is written: 'reset-link' … */
  readonly kind: string;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  /** The text as it looks; left out for a text alone. */
  readonly html?: string | undefined;
  /** The address at which its kind is turned off; left out for a mail without a switch. SUCC-078, SUCC-082 */
  readonly unsubscribe?: string | undefined;
}

/** Sends mails: to the mailbox of this installation, or out by SMTP. D-023 */
export interface Mailer {
  /** @param key the same for every attempt at the same mail, so that nothing is mailed twice */
  send(mail: Mail, key: string): Promise<void>;
}
