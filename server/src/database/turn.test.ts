import { expect, test } from 'vitest';
import { Turn } from './turn.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('of many transactions only one holds the session, and nothing runs between its steps', async () => {
  const turn = new Turn();
  let holders = 0;
  let disturbed = 0;
  const hold = async () => {
    const release = await turn.take();
    holders += 1;
    if (holders > 1) disturbed += 1;
    await soon();
    holders -= 1;
    release();
  };
  const look = () => turn.whenFree(() => (disturbed += holders));
  await Promise.all(Array.from({ length: 50 }, () => [hold(), look()]).flat());
  expect({ holders, disturbed }).toEqual({ holders: 0, disturbed: 0 });
});

test('a failed start leaves the session free', async () => {
  const turn = new Turn();
  await expect(turn.whenFree(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  (await turn.take())();
  expect(await turn.whenFree(() => 'free')).toBe('free');
});
