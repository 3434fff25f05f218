import { escaped } from './escaped.ts';
import type { Block, MailSwitch, LetterSender } from './letter-parts.ts';

/**
 * The styles of a letter that programs may drop without harm: the dark theme, and more space on a phone. Comments or
 * nested queries would make some programs drop the next rule.
 */
const letterStyle = ({ dark }: LetterSender['accent']): string => `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #14131a !important; }
  .around { color: #eceaf2 !important; }
  .card { background-color: #201e28 !important; border-color: ${dark} #3a3745 #3a3745 !important; }
  .name { color: ${dark} !important; }
  .link { color: ${dark} !important; }
  .quote { border-left-color: #4a4656 !important; }
  .button { background-color: ${dark} !important; }
  .button-link { color: #14131a !important; }
  .foot { color: #a9a5b5 !important; }
  .foot-link { color: #a9a5b5 !important; }
}
@media (max-width: 480px) {
  .around { padding: 16px 8px !important; }
  .card { padding: 20px 16px !important; }
}
`;

/** A letter whose texts have been cleaned. */
type Written = Readonly<{
  subject: string;
  sender: LetterSender;
  blocks: readonly Block[];
  options: MailSwitch | undefined;
}>;

/** The attributes of layout tables, because Outlook on Windows supports width and padding only there. */
const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const P = 'style="margin:0 0 16px"';

/** Converts line breaks into elements, because Outlook on Windows ignores white-space. */
const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const link = (text: string, href: string, style: string, name = 'link'): string =>
  `<a class="${name}" href="${escaped(href)}" style="${style}">${escaped(text)}</a>`;

/** Draws a button; Outlook on Windows ignores the padding of links and uses that of the cell (mso-padding-alt). */
const button = (text: string, href: string, { light }: LetterSender['accent']): string => `<table ${TABLE}>
<tr>
<td class="button" bgcolor="${light}" style="border-radius:8px;background-color:${light};mso-padding-alt:12px 22px">${link(text, href, 'display:inline-block;padding:12px 22px;color:#ffffff;font-weight:bold;text-decoration:none', 'button-link')}</td>
</tr>
</table>`;

function blockHtml(block: Block, { accent }: LetterSender): string {
  if (block.is === 'heading')
    return `<h2 style="margin:28px 0 8px;font-size:16px;line-height:1.3">${escaped(block.text)}</h2>`;
  if (block.is === 'quote')
    return `<blockquote class="quote" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #d0ccc3">${lines(block.text)}</blockquote>`;
  if (block.is === 'text') return `<p ${P}>${lines(block.text)}</p>`;
  if (block.is === 'button') return button(block.text, block.href, accent);
  const items = block.lines.map(
    ({ text, href }) =>
      `<li style="margin:0 0 8px">${href === null ? escaped(text) : link(text, href, `color:${accent.light};text-decoration:none`)}</li>`,
  );
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">\n${items.join('\n')}\n</ul>`;
}

/** Arranges the blocks: a button ends its letter, or is followed by text at some distance. */
const bodyOf = (blocks: readonly Block[], sender: LetterSender): string =>
  blocks
    .map((block, at) => {
      const html = blockHtml(block, sender);
      if (block.is !== 'button') return html;
      return `<div style="margin:${blocks[at - 1]?.is === 'lines' ? 24 : 8}px 0 ${at < blocks.length - 1 ? 24 : 0}px">${html}</div>`;
    })
    .join('\n');

const foot = ({ preferences, unsubscribe }: MailSwitch): string => {
  const style = 'color:#66626e;text-decoration:underline';
  const links = `${link('E-mail preferences', preferences, style, 'foot-link')} &middot; ${link('Unsubscribe from this kind', unsubscribe, style, 'foot-link')}`;
  return `<tr>
<td class="foot" style="padding:16px 8px;font-size:13px;color:#66626e">${links}</td>
</tr>
`;
};

/**
 * The HTML of a letter: one column and one button, readable on a phone and in dark mode. Nothing is loaded. Important
 * styles are inline, since some programs drop the style sheet.
 */
export const letterHtml = ({ subject, sender, blocks, options }: Written): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${letterStyle(sender.accent)}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f6f5f2">
<table ${TABLE} width="100%" class="page" bgcolor="#f6f5f2" style="background-color:#f6f5f2">
<tr>
<td class="around" align="center" style="padding:32px 16px;${FONT};font-size:16px;line-height:1.5;color:#1d1b24">
<table ${TABLE} width="100%" style="max-width:560px">
<tr>
<td class="card" align="left" bgcolor="#ffffff" style="padding:28px;border:1px solid #e4e1da;border-top:4px solid ${sender.accent.light};border-radius:12px;background-color:#ffffff;word-break:break-word">
<h1 class="name" style="margin:0 0 20px;font-size:14px;font-weight:bold;color:${sender.accent.light}">${escaped(sender.name)}</h1>
${bodyOf(blocks, sender)}
</td>
</tr>
${options ? foot(options) : ''}</table>
</td>
</tr>
</table>
</body>
</html>
`;
