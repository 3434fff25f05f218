import { expect, test } from 'vitest';
import { emailsIn } from './enrolling.ts';

test.each([
  ['', []],
  ['Sue <SUE@x.example>, "Bo" <bo@x.example>;sue@x.example', ['sue@x.example', 'bo@x.example']],
  ['a@x.example\r\n\tb@x.example', ['a@x.example', 'b@x.example']],
  ['no mail here @ all', []],
])('the e-mails in %j [ADM-031]', (typed, emails) => {
  expect(emailsIn(typed)).toEqual(emails);
});
