import { expect, test, vi } from 'vitest';
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

test('who works in one transaction after the other lets everybody in between', async () => {
  const turn = new Turn();
  let transactions = 0;
  const busy = async () => {
    while (transactions < 100) {
      const release = await turn.take();
      transactions += 1;
      await soon();
      release();
    }
  };
  const workers = [busy(), busy()];
  await soon();
  await turn.whenFree(() => null);
  // the running one and the waiting one
  expect(transactions).toBeLessThanOrEqual(2);
  await Promise.all(workers);
});

test('who waits for a transaction that does not end is told so, and the others go on', async () => {
  vi.useFakeTimers();
  try {
    const turn = new Turn();
    const release = await turn.take();
    const late = turn.whenFree(() => 'late').catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10_000);
    const later = turn.whenFree(() => 'later');
    await vi.advanceTimersByTimeAsync(5001);
    expect(await late).toContain('for 15 s');
    expect(turn.waiting).toBe(1);
    release();
    expect(await later).toBe('later');
  } finally {
    vi.useRealTimers();
  }
});
