import { expect, test } from 'vitest';
import { calls } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';

/** Finds failures of the contract that contradict each other or say nothing. */
function dishonest(of: Readonly<Record<string, Call>>): string[] {
  const known = new Map<string, Failure>(Object.entries(FAILURES));
  return Object.entries(of).flatMap(([name, { fails }]) =>
    fails.flatMap((failure) => {
      const { code, status, message } = failure;
      const first = known.get(code) ?? failure;
      known.set(code, first);
      return [
        status === 401 ? `${name}: ${code} answers 401, which logs people out` : '',
        message.trim() === '' ? `${name}: ${code} says nothing` : '',
        first.status === status && first.message === message ? '' : `${name}: ${code} has two meanings`,
      ].filter(Boolean);
    }),
  );
}

test('a code has one meaning, one status and one sentence, and only a dead token answers 401 [AUTH-067]', () => {
  expect(dishonest(calls)).toEqual([]);
});

test('a second meaning is found', () => {
  const twice = {
    ...calls.enableNpsEndSurvey,
    fails: [{ code: 'NOT_FOUND', status: 401, message: '' }],
  } as unknown as Call;
  expect(dishonest({ twice })).toHaveLength(3);
});
