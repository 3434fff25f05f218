/** A line of a list; a whole address where it leads somewhere. */
export type LetterLine = Readonly<{ text: string; href: string | null }>;

/** A part of a letter. */
export type Block =
  | Readonly<{ is: 'text'; text: string }>
  | Readonly<{ is: 'heading'; text: string }>
  | Readonly<{ is: 'lines'; lines: readonly LetterLine[] }>
  /** The words of somebody. */
  | Readonly<{ is: 'quote'; text: string }>
  /** The one thing to do. */
  | Readonly<{ is: 'button'; text: string; href: string }>;

export const paragraph = (text: string): Block => ({ is: 'text', text });
export const quote = (text: string): Block => ({ is: 'quote', text });
export const button = (text: string, href: string): Block => ({ is: 'button', text, href });

/** The sender of a letter, and the colours of its button by theme. */
export interface Sender {
  readonly name: string;
  readonly accent: Readonly<{ light: string; dark: string }>;
}

/** The link by which its reader turns such mails off; only mails with a switch have that. SUCC-078 */
export type MailSwitch = Readonly<{ unsubscribe: string; preferences: string }>;
