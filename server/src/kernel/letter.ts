import { withoutInvisible } from '@bcs/contract/kernel/unseen';
import { letterHtml } from './letter-html.ts';
import type { Block, MailSwitch, LetterSender } from './letter-parts.ts';
import type { Mail, MailAddress } from './mailer.ts';

/** A mail before it is formatted as text and HTML. */
export interface Letter extends Pick<Mail, 'accountId' | 'kind' | 'subject'> {
  readonly to: MailAddress;
  readonly sender?: LetterSender | undefined;
  readonly blocks: readonly Block[];
  readonly options?: MailSwitch | undefined;
}

/** The product as the sender, for letters without a school. */
export const PRODUCT: LetterSender = { name: 'Bootcamp Square', accent: { light: '#5b3fd6', dark: '#b3a4ff' } };

/** The greatest length of a subject; programs show about half of it. */
const LONGEST_SUBJECT = 150;

// oxlint-disable-next-line no-control-regex -- these are what is taken out
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]/g;
/** Removes invisible and direction-changing characters from texts of people. */
const clean = (text: string): string => withoutInvisible(text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, ' '));
const oneLine = (text: string): string => clean(text).replaceAll(/\s+/g, ' ').trim();

const cut = (text: string): string => {
  const signs = [...text];
  return signs.length <= LONGEST_SUBJECT ? text : `${signs.slice(0, LONGEST_SUBJECT - 1).join('')}…`;
};

function cleanBlock(block: Block): Block {
  if (block.is === 'lines')
    return { is: 'lines', lines: block.lines.map(({ text, href }) => ({ text: oneLine(text), href })) };
  return block.is === 'quote' || block.is === 'text'
    ? { ...block, text: clean(block.text) }
    : { ...block, text: oneLine(block.text) };
}

function textOf(block: Block): string {
  if (block.is === 'heading') return `${block.text}\n${'-'.repeat([...block.text].length)}`;
  if (block.is === 'button') return `${block.text}:\n${block.href}`;
  if (block.is === 'lines')
    return block.lines.map(({ text, href }) => `- ${text}${href === null ? '' : `\n  ${href}`}`).join('\n');
  return block.is === 'quote' ? block.text.replaceAll(/^/gm, '> ') : block.text;
}

/** Formats a letter as text and HTML from the same blocks, with all texts of people made harmless. */
export function mailOf({ accountId, kind, to, subject, sender = PRODUCT, blocks, options }: Letter): Mail {
  const cleaned = blocks.map(cleanBlock);
  const name = oneLine(sender.name);
  const foot = options
    ? `\n\nE-mail preferences: ${options.preferences}\nUnsubscribe from this kind: ${options.unsubscribe}`
    : '';
  const head = cut(oneLine(subject));
  return {
    accountId,
    kind,
    to: { name: oneLine(to.name), address: to.address },
    subject: head,
    text: `${cleaned.map(textOf).join('\n\n')}\n\n${name}${foot}\n`,
    html: letterHtml({ subject: head, sender: { ...sender, name }, blocks: cleaned, options }),
    unsubscribe: options?.unsubscribe,
  };
}
