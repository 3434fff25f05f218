import { escaped } from './escaped.ts';
import type { Block, MailSwitch, Sender } from './letter-parts.ts';

/** A letter whose texts are clean. */
interface Written {
  readonly subject: string;
  readonly sender: Sender;
  readonly blocks: readonly Block[];
  readonly options: MailSwitch | undefined;
}

/** Mail programs drop what they do not know: what matters stands in plain properties, and the dark theme in one query. */
const styleOf = ({ accent }: Sender): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #f6f5f2; color: #1d1b24; font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; -webkit-text-size-adjust: 100%; }
.page { max-width: 560px; margin: 0 auto; padding: 24px 16px; }
.card { background: #ffffff; border: 1px solid #e4e1da; border-top: 4px solid ${accent.light}; border-radius: 12px; padding: 24px; overflow-wrap: anywhere; }
.name { margin: 0 0 16px; font-size: 14px; font-weight: 600; color: ${accent.light}; }
p { margin: 0 0 16px; white-space: pre-line; }
h2 { margin: 24px 0 8px; font-size: 16px; line-height: 1.3; }
ul { margin: 0 0 16px; padding: 0 0 0 20px; }
li { margin: 0 0 6px; }
a { color: ${accent.light}; }
li a { text-decoration: none; }
blockquote { margin: 0 0 16px; padding: 0 0 0 12px; border-left: 3px solid #d0ccc3; white-space: pre-line; }
.action { margin: 24px 0 0; }
.button { display: inline-block; padding: 12px 20px; border-radius: 8px; background: ${accent.light}; color: #ffffff; font-weight: 600; text-decoration: none; }
.foot { margin: 16px 8px 0; font-size: 13px; color: #66626e; }
.foot a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #14131a; color: #eceaf2; }
  .card { background: #201e28; border-color: #3a3745; border-top-color: ${accent.dark}; }
  .name, a { color: ${accent.dark}; }
  blockquote { border-left-color: #4a4656; }
  .button { background: ${accent.dark}; color: #14131a; }
  .foot { color: #a9a5b5; }
}
@media (max-width: 480px) {
  .card { padding: 20px 16px; }
  .button { display: block; text-align: center; }
}`;

const link = (text: string, href: string, name = ''): string =>
  `<a${name && ` class="${name}"`} href="${escaped(href)}">${escaped(text)}</a>`;

function blockHtml(block: Block): string {
  if (block.is === 'heading') return `<h2>${escaped(block.text)}</h2>`;
  if (block.is === 'quote') return `<blockquote>${escaped(block.text)}</blockquote>`;
  if (block.is === 'text') return `<p>${escaped(block.text)}</p>`;
  if (block.is === 'button') return `<p class="action">${link(block.text, block.href, 'button')}</p>`;
  const items = block.lines.map(({ text, href }) => `<li>${href === null ? escaped(text) : link(text, href)}</li>`);
  return `<ul>\n${items.join('\n')}\n</ul>`;
}

/** The HTML of a letter: one column, one button, readable on a phone and in the dark. Nothing in it is fetched. */
export const letterHtml = ({ subject, sender, blocks, options }: Written): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${styleOf(sender)}</style>
</head>
<body>
<div class="page">
<div class="card">
<p class="name">${escaped(sender.name)}</p>
${blocks.map(blockHtml).join('\n')}
</div>
${options ? `<p class="foot">${link('Which mails you get', options.preferences)} · ${link('No more of this kind', options.unsubscribe)}</p>` : ''}
</div>
</body>
</html>
`;
