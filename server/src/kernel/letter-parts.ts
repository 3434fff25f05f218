/** A line of a list, with its complete address if it is a link. */
export type LetterLine = Readonly<{ text: string; href: string | null }>;

/** A part of a letter. */
export type Block =
  | Readonly<{ is: 'text'; text: string }>
  | Readonly<{ is: 'heading'; text: string }>
  | Readonly<{ is: 'lines'; lines: readonly LetterLine[] }>
  /** A quotation of what somebody wrote. */
  | Readonly<{ is: 'quote'; text: string }>
  /** A button for the main action. */
  | Readonly<{ is: 'button'; text: string; href: string }>;

export const paragraph = (text: string): Block => ({ is: 'text', text });
export const quote = (text: string): Block => ({ is: 'quote', text });
export const button = (text: string, href: string): Block => ({ is: 'button', text, href });

/** The sender of a letter, and the colours of its button by theme. */
export interface LetterSender {
  readonly name: string;
  readonly accent: Readonly<{ light: string; dark: string }>;
}

/** The link with which the reader turns such mails off, only in mails of kinds that allow it. SUCC-078 */
export type MailSwitch = Readonly<{ unsubscribe: string; preferences: string }>;
