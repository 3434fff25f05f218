import { expect, test } from 'vitest';
import { RESOURCE } from './failures.ts';
import { linkProblem, refuseResources } from './problems.ts';

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
