import { expect, test } from 'vitest';
import { calls } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';

/** The fields in which an answer contains a file as text. */
const TEXT_OF_A_FILE = ['csv', 'text'];

/** Finds calls that return a named file as text without declaring it. */
const unsaid = (of: Readonly<Record<string, Call>>): string[] =>
  Object.entries(of).flatMap(([name, { output, takesAway }]) => {
    const fields = Object.keys((output as { shape?: object }).shape ?? {});
    const isFile = fields.includes('fileName') && TEXT_OF_A_FILE.some((field) => fields.includes(field));
    return isFile && !takesAway ? [name] : [];
  });

test('every call that answers a list as a file says so, and leaves an entry [D-256]', () => {
  expect(unsaid(calls)).toEqual([]);
  const takers = Object.values(calls as Readonly<Record<string, Call>>).filter(({ takesAway }) => takesAway);
  expect(takers.length).toBeGreaterThan(4);
  expect(takers.filter(({ kind }) => kind === 'read').map(({ at }) => at)).toEqual([]);
});

test('a file that nobody tells of is found', () => {
  const { takesAway: _said, ...silent } = calls.exportRows;
  expect(unsaid({ silent: silent as Call })).toEqual(['silent']);
});
