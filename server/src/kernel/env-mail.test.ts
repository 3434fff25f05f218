import { expect, test } from 'vitest';
import { EnvironmentRefused, readEnvironment, type GivenVariables } from './env.ts';
import { settingsOf } from './settings-of.ts';

const PATH = { MAIL_RETURN_PATH: 'bounces+*@example.edu' };
const MAILBOX = { MAIL_RETURN_MAILBOX: 'pop3s://bounces:p%40ss@mail.example.edu' };
const refused = (given: GivenVariables): readonly string[] => {
  try {
    readEnvironment(given);
  } catch (error) {
    if (error instanceof EnvironmentRefused) return error.sentences;
    throw error;
  }
  return [];
};

test('reports are read where their address and their mailbox are given [SUCC-084]', () => {
  const returns = (given: GivenVariables) => settingsOf(readEnvironment(given)).returns;
  expect(returns({})).toBeNull();
  expect(returns({ ...PATH, ...MAILBOX })).toEqual({
    path: 'bounces+*@example.edu',
    mailbox: 'pop3s://bounces:p%40ss@mail.example.edu',
  });
});

test.each([PATH, MAILBOX])('one without the other is a mistake: %j [SUCC-084]', (given) => {
  expect(refused(given)).toEqual(['MAIL_RETURN_PATH and MAIL_RETURN_MAILBOX are given together, or neither of them.']);
});

test('a password goes over the network encrypted only [SUCC-084]', () => {
  expect(refused({ ...PATH, MAIL_RETURN_MAILBOX: 'pop3://bounces:secret@mail.example.edu' })).toEqual([
    'MAIL_RETURN_MAILBOX is not encrypted: give a pop3s:// address.',
  ]);
  expect(refused({ ...PATH, MAIL_RETURN_MAILBOX: 'pop3://bounces:secret@127.0.0.1:110' })).toEqual([]);
});

test.each(['bounces', '@example.edu', 'a*b*@example.edu', 'bounces@*.example.edu', 'a b@example.edu'])(
  '%j is no address for reports [SUCC-084]',
  (path) => {
    expect(refused({ ...MAILBOX, MAIL_RETURN_PATH: path })[0]).toMatch(/^MAIL_RETURN_PATH must be/);
  },
);

test('mails go at an even pace unless another is given [ADM-135]', () => {
  const pace = (given: GivenVariables) => settingsOf(readEnvironment(given)).mailsPerMinute;
  expect([pace({}), pace({ MAILS_PER_MINUTE: '30' })]).toEqual([60, 30]);
});
