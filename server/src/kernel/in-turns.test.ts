import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';
import { RefusalError } from './refusal-error.ts';

test('so many work at once and no more, and the rest follow', async () => {
  const turn = inTurns({ atOnce: 2, mostWaiting: 10, tryAgainAfterSeconds: 5 });
  let [working, highest] = [0, 0];
  const work = async () => {
    working += 1;
    highest = Math.max(highest, working);
    await new Promise((resolve) => void setTimeout(resolve, 2));
    working -= 1;
  };
  await Promise.all(Array.from({ length: 9 }, () => turn(work)));
  expect([working, highest]).toEqual([0, 2]);
});

test('who would wait too long is told at once', async () => {
  const turn = inTurns({ atOnce: 1, mostWaiting: 1, tryAgainAfterSeconds: 5 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const two = [turn(() => promise), turn(() => promise)];
  await expect(turn(() => promise)).rejects.toThrow(RefusalError);
  resolve();
  await Promise.all(two);
});

test('work that fails gives its place away', async () => {
  const turn = inTurns({ atOnce: 1, mostWaiting: 1, tryAgainAfterSeconds: 5 });
  await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turn(async () => 'yes')).toBe('yes');
});
