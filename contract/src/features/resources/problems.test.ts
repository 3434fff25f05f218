import { expect, test } from 'vitest';
import { RESOURCE } from './failures.ts';
import { linkProblem, refuseResources, isPlainText, plainName, titleFromFileName } from './problems.ts';

test.each([
  ['https://developer.mozilla.org/docs', true],
  [' https://example.org ', true],
  ['HTTPS://example.org/a?b=c#d', true],
  ['http://example.org', false],
  // oxlint-disable-next-line no-script-url -- what is refused
  ['javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['https:example.org', false],
  ['https://', false],
  ['https://localhost/x', false],
  ['https://bank.example@evil.example/', false],
  ['https://example.org\\evil', false],
  ['https://example.org/a b', false],
  ['//example.org', false],
  ['', false],
])('%j is a link: %s [ADM-090]', (text, is) => expect(linkProblem(text)).toBe(is ? null : RESOURCE.NO_LINK));

test.each([
  ['  ', RESOURCE.NO_TITLE],
  ['a\u202Etxt.exe', RESOURCE.NOT_PLAIN],
  ['a\nb', RESOURCE.NOT_PLAIN],
  ['\u0639\u0631\u0628\u064A', null],
])('the title %j is refused where it cannot be read [ADM-090]', (title, failure) => {
  expect(refuseResources([{ kind: 'file', title, fileKey: 'resources/x' }])).toBe(failure);
});

test('a session holds a file once and a link as often as somebody likes [ADM-090]', () => {
  const file = { kind: 'file', title: 'Slides', fileKey: 'resources/x' } as const;
  const link = { kind: 'link', title: 'Slides', url: 'https://example.org' } as const;
  expect(refuseResources([file, link, link])).toBeNull();
  expect(refuseResources([file, link, file])).toBe(RESOURCE.TWICE);
});

test.each([
  ['handout.pdf', 'pdf', 'handout.pdf'],
  ['photo.JPEG', 'webp', 'photo.webp'],
  ['C:\\slides\\week 1.pdf', 'pdf', 'week 1.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['fdp.\u202Etxt', 'pdf', 'fdp.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'pdf', 'aSet-Cookie: x.pdf'],
  ['.pdf', 'pdf', 'file.pdf'],
  ['', 'pdf', 'file.pdf'],
])('a file that is called %j is kept with the ending %s as %j [ADM-090]', (given, extension, name) => {
  expect(plainName(given, extension, 255)).toBe(name);
  expect(isPlainText(name)).toBe(true);
});

test('a long name is cut and keeps its ending', () => {
  expect(plainName(`${'x'.repeat(300)}.pdf`, 'pdf', 255)).toHaveLength(255);
});

test('a file is titled by its name unless somebody says otherwise', () => {
  expect(titleFromFileName('week_1_slides.pdf')).toBe('week 1 slides');
});
