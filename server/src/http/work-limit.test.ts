import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { WorkLimit } from './work-limit.ts';

const limitOf = (more = {}) => new WorkLimit({ atOnce: 1, mostWaiting: 2, waitMs: 10_000, ...more });
const somebody = () => new EventEmitter();

test('some work, some wait in their order, the next is refused at once', async () => {
  const limit = limitOf();
  expect(await limit.enter(somebody())).toBe('admitted');
  const order: string[] = [];
  const waiting = ['first', 'second'].map(async (name) => {
    order.push(`${name} ${await limit.enter(somebody())}`);
  });
  expect([limit.working, limit.waiting, limit.isFull]).toEqual([1, 2, true]);
  expect(await limit.enter(somebody())).toBe('full');
  limit.leave();
  await waiting[0];
  limit.leave();
  await waiting[1];
  expect(order).toEqual(['first admitted', 'second admitted']);
  limit.leave();
  expect([limit.working, limit.waiting, limit.isFull]).toEqual([0, 0, false]);
});

test('who goes while waiting gives the place in the queue to somebody else, and is never admitted', async () => {
  const limit = limitOf({ mostWaiting: 1 });
  await limit.enter(somebody());
  const impatient = somebody();
  const left = limit.enter(impatient);
  impatient.emit('close');
  expect(await left).toBe('gone');
  const next = limit.enter(somebody());
  limit.leave();
  expect(await next).toBe('admitted');
  expect(impatient.listenerCount('close')).toBe(0);
  expect([limit.working, limit.waiting]).toEqual([1, 0]);
});

test('nobody waits longer than a moment', async () => {
  const limit = limitOf({ waitMs: 20 });
  await limit.enter(somebody());
  expect(await limit.enter(somebody())).toBe('late');
  limit.leave();
  expect(limit.working).toBe(0);
});

test('ten thousand comings and goings leave no place taken', async () => {
  const limit = limitOf({ atOnce: 3, mostWaiting: 5, waitMs: 1 });
  let most = 0;
  await Promise.all(
    Array.from({ length: 10_000 }, async (_, turn) => {
      const caller = somebody();
      const entered = limit.enter(caller);
      if (turn % 3 === 0) caller.emit('close');
      if ((await entered) !== 'admitted') return;
      most = Math.max(most, limit.working);
      if (turn % 2 === 0) await new Promise((resolve) => void setImmediate(resolve));
      limit.leave();
    }),
  );
  expect(most).toBe(3);
  expect([limit.working, limit.waiting]).toEqual([0, 0]);
});
