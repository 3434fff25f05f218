import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailsIn, notUnderstoodIn } from './enrolling.ts';

test.each([
  ['', []],
  ['Sue <SUE@x.example>, "Bo" <bo@x.example>;sue@x.example', ['sue@x.example', 'bo@x.example']],
  ['a@x.example\r\n\tb@x.example', ['a@x.example', 'b@x.example']],
  ['no mail here @ all', []],
  ["sean.o'brien@x.example", ["sean.o'brien@x.example"]],
  [
    `"O'Brien, Sean" <sean.o'brien@x.example>, Ana O'Neil <ana.o'neil@x.example>`,
    ["sean.o'brien@x.example", "ana.o'neil@x.example"],
  ],
  ["'a@x.example', ‘b@x.example’; “c@x.example”", ['a@x.example', 'b@x.example', 'c@x.example']],
  ['mailto:a@x.example?subject=Hi (b@x.example) c@x.example.', ['a@x.example', 'b@x.example', 'c@x.example']],
])('the e-mails in %j [ADM-031]', (typed, emails) => {
  expect(emailsIn(typed)).toEqual(emails);
});

test.each([
  ["sean.o''brien@@x.example", ["sean.o''brien@@x.example"]],
  ['to:a@x.example b@x.example', ['to:a@x.example']],
  ['a@x.example/b@x.example', ['a@x.example/b@x.example']],
  ['(a@x.example', ['(a@x.example']],
])('%j is named as not understood, and no shorter address is taken [ADM-031]', (typed, left) => {
  expect(notUnderstoodIn(typed)).toEqual(left);
  for (const piece of left) expect(emailsIn(piece)).toEqual([]);
});

test('every piece with an @ is an e-mail or named [ADM-031]', () => {
  const piece = fc.string({ unit: fc.constantFrom(...`ab.'"()[]@-+:/!\u200B`), minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(piece, (typed) => {
      const parts = typed.split(/\s+/u).filter((part) => part.includes('@'));
      expect(emailsIn(typed).length + notUnderstoodIn(typed).length).toBe(parts.length);
      for (const email of emailsIn(typed)) expect(typed.replaceAll('\u200B', '')).toContain(email);
    }),
  );
});
