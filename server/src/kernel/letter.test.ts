import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { button, paragraph, quote } from './letter-parts.ts';
import { mailOf, type Letter } from './letter.ts';

const LETTER: Letter = {
  accountId: 1,
  kind: 'announcements',
  to: { name: 'Maya Okafor', address: 'maya@northfield.example' },
  subject: 'Bring headphones',
  sender: { name: 'Northfield', accent: { light: '#123456', dark: '#abcdef' } },
  blocks: [
    paragraph('Hello Maya,'),
    { is: 'heading', text: 'Due next' },
    {
      is: 'lines',
      lines: [
        { text: 'Quiz', href: 'https://bcs.example/coursework/3/show' },
        { text: 'More', href: null },
      ],
    },
    quote('First\nSecond'),
    button('Open coursework', 'https://bcs.example/coursework'),
  ],
  options: { unsubscribe: 'https://bcs.example/unsubscribe/t', preferences: 'https://bcs.example/preferences' },
};
const wordOf = (text: string): Letter => ({
  ...LETTER,
  to: { name: text, address: 'maya@northfield.example' },
  subject: text,
  sender: { name: text, accent: LETTER.sender?.accent ?? { light: '', dark: '' } },
  blocks: [
    paragraph(text),
    { is: 'heading', text },
    { is: 'lines', lines: [{ text, href: `https://bcs.example/?${encodeURIComponent(text)}` }] },
    quote(text),
    button(text, 'https://bcs.example/'),
  ],
});

test('one source makes the text and the HTML: what one of them says, the other says as well [SUCC-076]', () => {
  const { text, html } = mailOf(LETTER);
  expect(text).toBe(`Hello Maya,

Due next
--------

- Quiz
  https://bcs.example/coursework/3/show
- More

> First
> Second

Open coursework:
https://bcs.example/coursework

Northfield

E-mail preferences: https://bcs.example/preferences
Unsubscribe from this kind: https://bcs.example/unsubscribe/t
`);
  for (const said of ['Hello Maya,', 'Due next', 'Quiz', 'More', 'First<br>Second', 'Open coursework', 'Northfield'])
    expect(html).toContain(`>${said}<`);
  for (const link of text.match(/https:\S+/g) ?? []) expect(html).toContain(`href="${link}"`);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

test('a letter without a switch says nothing of switches [SUCC-078]', () => {
  const mail = mailOf({ ...LETTER, options: undefined });
  expect(mail.unsubscribe).toBeUndefined();
  expect(`${mail.text}${mail.html}`).not.toMatch(/unsubscribe|preferences/);
});

/** Collects all markup of the letter: texts of people must add nothing to it except line breaks. */
const tagsOf = (html: string | undefined) =>
  (html ?? '').match(/<[^>]*>/g)?.flatMap((tag) => (tag === '<br>' ? [] : tag.replace(/ .*/s, ''))) ?? [];
const PLAIN_TAGS = tagsOf(mailOf(wordOf('plain')).html);
// oxlint-disable-next-line no-control-regex -- none of these may be in a mail
const HARMFUL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\u200E\u200F]/;

const NASTY = [
  'Hi\r\nBcc: evil@x.example',
  'Hi\n\nContent-Type: text/html\n\n<b>x</b>',
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><style>*{display:none}</style>',
  '\u202Egnp.exe',
  '\u2066\u200Eabc\u2069',
  '&lt;b&gt;',
  '<!--',
  '-->',
  '<a href="javascript:alert(1)">x</a>',
  '\u0000\u0007\u001B[31mred',
  '\u2028line\u2029paragraph',
  'x'.repeat(10_000),
  '\u200B\u2060\uFEFF\u00AD',
  '=?utf-8?q?=0D=0ABcc:_evil@x.example?=',
  '😀'.repeat(300),
];

describe('hostile names and titles are harmless in head, text and HTML [SUCC-085, SUCC-096]', () => {
  const harmOf = (written: string): string[] => {
    const { subject, to, text, html } = mailOf(wordOf(written));
    return [
      tagsOf(html).join() !== PLAIN_TAGS.join() && 'markup',
      /[\r\n]/.test(subject + to.name) && 'a line in the head',
      HARMFUL.test(subject + to.name + text + html) && 'a sign that nobody sees',
      [...subject].length > 150 && 'a long subject',
      to.address !== 'maya@northfield.example' && 'another address',
    ].filter((harm) => harm !== false);
  };
  test.each(NASTY)('%j', (written) => expect(harmOf(written)).toEqual([]));

  test('six hundred of them at random', () => {
    const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(...NASTY.slice(0, 14)));
    const found = fc.sample(fc.array(piece, { maxLength: 6 }), 600).flatMap((pieces) => harmOf(pieces.join('')));
    expect(found).toEqual([]);
  });

  test('and would be found if one of them came through', () => {
    expect(tagsOf(`${mailOf(LETTER).html}<script>`)).not.toEqual(PLAIN_TAGS);
    expect('a\u202Eb').toMatch(HARMFUL);
  });
});
