import { expect, test } from 'vitest';
import { mailTo } from './mail-to.ts';

test('an address becomes a link, and nothing of it a subject or another reader', () => {
  expect(mailTo('maya.o@northfield.example')).toBe('mailto:maya.o@northfield.example');
  expect(mailTo('maya+class@northfield.example')).toBe('mailto:maya%2Bclass@northfield.example');
  expect(mailTo('a?cc=b@northfield.example')).toBe('mailto:a%3Fcc%3Db@northfield.example');
  expect(mailTo('a,b@c@northfield.example')).toBe('mailto:a%2Cb%40c@northfield.example');
  expect(mailTo('a@b?bcc=c')).toBe('mailto:a@b%3Fbcc%3Dc');
});
