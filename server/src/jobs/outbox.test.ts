import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { enqueue } from '#kernel/outbox';
import { ANCHOR, useWorld } from '#testing/world';
import { runDueJobs } from './outbox.ts';
import { startJobs } from './start-jobs.ts';
import type { Work } from './work.ts';

const world = useWorld();
const done: unknown[] = [];
const kinds: Record<string, Work> = {
  note: async (payload) => void done.push(payload),
  fail: async () => {
    throw new Error('The post office is closed.');
  },
};
const queue = (kind: string, payload: object = {}, more = {}) =>
  world.db.transaction((tx) => enqueue(tx, { kind, payload, runAt: world.now, ...more }));
const work = () => runDueJobs(world.services, { kinds });
const row = () =>
  world.db.one(
    sql`select attempts, run_at as "runAt", done_at as "doneAt", failed_at as "failedAt", last_error as error from outbox`,
  );

const attempts = async () => ((await row()) as { attempts: number }).attempts;
/** Lets a worker take jobs once. */
const once = () => {
  let looks = 0;
  return () => looks++ > 0;
};

beforeEach(async () => {
  world.at(ANCHOR);
  done.length = 0;
  await world.db.run(sql`delete from outbox`);
});

test('a job is done once, with what it was given', async () => {
  await queue('note', { n: 1 });
  expect([await work(), await work()]).toEqual([1, 0]);
  expect(done).toEqual([{ n: 1 }]);
  expect(await row()).toMatchObject({ attempts: 1, doneAt: ANCHOR, failedAt: null });
});

test('a job of a transaction that failed was never queued', async () => {
  const failing = world.db.transaction(async (tx) => {
    await enqueue(tx, { kind: 'note', payload: {}, runAt: ANCHOR });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await work()).toBe(0);
});

test('a key is queued once, a job for later waits', async () => {
  await queue('note', { n: 1 }, { dedupeKey: 'a', runAt: plus(ANCHOR, MINUTE) });
  await queue('note', { n: 2 }, { dedupeKey: 'a' });
  world.at(plus(ANCHOR, MINUTE - 1));
  expect(await work()).toBe(0);
  world.at(plus(ANCHOR, MINUTE));
  expect(await work()).toBe(1);
  expect(done).toEqual([{ n: 1 }]);
});

test('a failed job is tried again after 1, 2, 5, 15 and 60 minutes, then it has failed', async () => {
  await queue('fail');
  for (const minutes of [1, 2, 5, 15, 60]) {
    expect(await work()).toBe(1);
    expect(await work()).toBe(0);
    expect(await row()).toMatchObject({
      failedAt: null,
      error: 'The post office is closed.',
      runAt: plus(world.now, minutes * MINUTE),
    });
    world.at(plus(world.now, minutes * MINUTE));
  }
  expect(await work()).toBe(1);
  expect(await row()).toMatchObject({ attempts: 6, doneAt: null, failedAt: world.now });
  world.at(plus(world.now, 24 * 60 * MINUTE));
  expect(await work()).toBe(0);
});

test('a job that nobody knows fails, and the others go on', async () => {
  await queue('unheard-of');
  await queue('note');
  expect(await work()).toBe(2);
  expect(done).toHaveLength(1);
});

test('many workers at once share the jobs: each is done once', async () => {
  for (let n = 0; n < 40; n++) await queue('note', { n });
  const attempts = await Promise.all(Array.from({ length: 8 }, work));
  expect(attempts.reduce((sum, count) => sum + count)).toBe(40);
  expect(new Set(done.map((payload) => (payload as { n: number }).n)).size).toBe(40);
});

test.each([
  ['fails', 'note', { doneAt: plus(ANCHOR, 2 * MINUTE), error: null }],
  ['succeeds', 'fail', { doneAt: null, error: 'The post office is closed.' }],
] as const)(
  'a worker that is late and %s no longer decides about a job that was taken over',
  async (end, then, outcome) => {
    await queue('slow');
    const { promise: asleep, resolve: wakeUp } = Promise.withResolvers<void>();
    const slow: Work = async () => {
      await asleep;
      if (end === 'fails') throw new Error('too late');
    };
    const late = runDueJobs(world.services, { kinds: { slow }, stopped: once() });
    while ((await attempts()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const takeOver = () => runDueJobs(world.services, { kinds: { slow: kinds[then] as Work } });
    world.at(plus(ANCHOR, 2 * MINUTE - 1));
    expect(await takeOver()).toBe(0);
    world.at(plus(ANCHOR, 2 * MINUTE));
    expect(await takeOver()).toBe(1);
    wakeUp();
    await late;
    expect(await row()).toMatchObject({ attempts: 2, ...outcome });
  },
);

test('started, the worker is woken by what is queued, and stops when asked', async () => {
  const stop = startJobs(world.services);
  const count = async () =>
    (await world.db.one<{ n: number }>(sql`select count(*) as n from mails where recipient = 'ta@northfield.example'`))
      .n;
  const before = await count();
  const payload = { email: 'ta@northfield.example', resetUrl: 'http://localhost:3000/reset-password' };
  const began = performance.now();
  await queue('reset-link', payload);
  while ((await count()) === before && performance.now() - began < 4000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(performance.now() - began).toBeLessThan(2000);
  await stop();
  await queue('reset-link', payload);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await count()).toBe(before + 1);
});
