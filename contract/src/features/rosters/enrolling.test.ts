import { expect, test } from 'vitest';
import { emailsIn, planEnrollments, type KnownPerson } from './enrolling.ts';

const known = new Map<string, KnownPerson>([
  ['new@x.example', { accountId: 1, role: null, wasThere: false }],
  ['back@x.example', { accountId: 2, role: null, wasThere: true }],
  ['here@x.example', { accountId: 3, role: 'ta', wasThere: false }],
  ['learns@x.example', { accountId: 4, role: 'student', wasThere: true }],
]);
const whats = (emails: string[], own: number | null = null) =>
  planEnrollments(emails, known, 'ta', own).map(({ what }) => what);

test('each line is begun, resumed, changed, left alone or refused [ADM-031, ADM-034]', () => {
  expect(whats([...known.keys(), 'nobody@x.example'])).toEqual([
    'begin',
    'resume',
    'unchanged',
    'change role',
    'refused',
  ]);
});

test('by a role alone nobody changes the own place in the class [ADM-005]', () => {
  expect(whats(['learns@x.example', 'here@x.example'], 4)).toEqual(['refused', 'unchanged']);
  expect(whats(['here@x.example'], 3)).toEqual(['unchanged']);
});

test.each([
  ['', []],
  ['Sue <SUE@x.example>, "Bo" <bo@x.example>;sue@x.example', ['sue@x.example', 'bo@x.example']],
  ['a@x.example\r\n\tb@x.example', ['a@x.example', 'b@x.example']],
  ['no mail here @ all', []],
])('the e-mails in %j [ADM-031]', (typed, emails) => {
  expect(emailsIn(typed)).toEqual(emails);
});
