/** The support of a program for a part of a mail: fully, on some elements only, or not at all. */
export type SupportLevel = 'yes' | 'no' | { readonly on: readonly string[] };

/** One of the programs in which most mails are read. */
export type MailProgram = 'gmail' | 'outlook' | 'appleMail';

const everywhere = { gmail: 'yes', outlook: 'yes', appleMail: 'yes' } as const;
const notInOutlook = { ...everywhere, outlook: 'no' } as const;
const TABLES = ['table', 'td'];

/**
 * The parts of which our mails are made, and how Gmail (on the web and on phones), Outlook (on Windows, which is the
 * most particular) and Apple Mail show them. From caniemail.com as of June 2026 (github.com/hteumeuleu/caniemail, MIT
 * licence), where each stands under this name after `css-` or `html-`. Gmail drops the style of the head for accounts
 * of others, and every query about the theme: both are left out here, since nothing may depend on them.
 */
export const CSS_SUPPORT: Readonly<Record<string, Readonly<Record<MailProgram, SupportLevel>>>> = {
  'background-color': everywhere,
  border: { ...everywhere, outlook: { on: TABLES } },
  'border-left': { ...everywhere, outlook: { on: [...TABLES, 'blockquote'] } },
  'border-radius': notInOutlook,
  'border-top': { ...everywhere, outlook: { on: TABLES } },
  color: everywhere,
  display: notInOutlook,
  'font-family': everywhere,
  'font-size': everywhere,
  'font-weight': everywhere,
  'line-height': everywhere,
  // only for Outlook, which ignores the padding of a link; all other programs ignore this property
  'mso-padding-alt': { gmail: 'no', outlook: { on: ['td'] }, appleMail: 'no' },
  margin: { ...everywhere, outlook: { on: ['p', 'h1', 'h2', 'ul', 'li', 'blockquote', 'div', 'body'] } },
  'max-width': { ...everywhere, outlook: { on: ['table'] } },
  padding: { ...everywhere, outlook: { on: ['td'] } },
  'text-decoration': everywhere,
  'word-break': everywhere,
};

/**
 * Properties that Outlook may ignore without harm: its corners are square, and the cell around a link has the padding.
 */
export const SPARED_BY_OUTLOOK: readonly string[] = [
  'border-radius',
  'display on a',
  'padding on a',
  'padding on ul',
  'padding on blockquote',
  'padding on body',
];

/** The elements and attributes that all three programs support. */
export const HTML_SUPPORT: readonly string[] =
  'html head meta title style body table tr td div p br h1 h2 ul li blockquote a'.split(' ');
export const ATTRIBUTE_SUPPORT: readonly string[] =
  'lang charset name content class style href role align bgcolor width border cellpadding cellspacing'.split(' ');

/** Gmail drops a style element that is longer than this. */
export const LONGEST_STYLE = 16 * 1024;
/** Gmail cuts off a mail that is longer than this, including its unsubscribe link. */
export const LONGEST_HTML = 102 * 1024;
