import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE, msOf, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { enqueue, enqueueAll } from '#kernel/outbox';
import { ANCHOR, useWorld } from '#testing/world';
import { openOutbox, runDueJobs, type JobEnd } from './outbox.ts';
import { AddressRefused, AddressStopped, MailRefused } from '#kernel/mailer';
import { claimJobs } from './outbox-rows.ts';
import { REPEATED_TASKS, startJobs } from './start-jobs.ts';
import type { JobHandler } from './work.ts';

const world = useWorld();
const done: unknown[] = [];
const kinds: Record<string, JobHandler> = {
  note: async (payload) => void done.push(payload),
  fail: async () => {
    throw new Error('The post office is closed.');
  },
};
const queue = (kind: string, payload: object = {}, more = {}) =>
  world.db.transaction((tx) => enqueue(tx, { kind, payload, runAt: world.now, ...more }));
const work = () => runDueJobs(world.services, { kinds });
const row = <Row extends object = object>() =>
  world.db.one<Row>(
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

test('no more jobs are taken than were asked for, where the database has planned for an empty table [ADM-064]', async () => {
  await world.db.script('vacuum analyze outbox');
  const take = () => claimJobs(world.db, sql`kind = 'note'`, 5, world.now);
  // from the sixth execution on, a generic plan is used
  for (let look = 0; look < 7; look++) expect(await take()).toEqual([]);
  const jobs = Array.from({ length: 600 }, (_, n) => ({
    kind: 'note',
    payload: { n },
    runAt: world.now,
    dedupeKey: `many ${n}`,
  }));
  await enqueueAll(world.db, jobs);
  const taken = await take();
  expect(taken.map(({ payload }) => (payload as { n: number }).n).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
});

test('what a server has left behind is done once by two that start at the same moment, however much it is [ADM-064]', async () => {
  const left = Array.from({ length: 1000 }, (_, n) => ({
    kind: 'note',
    payload: { n },
    runAt: world.now,
    dedupeKey: `left ${n}`,
  }));
  await enqueueAll(world.db, left);
  // the process was killed while some jobs were running
  await claimJobs(world.db, sql`kind = 'note'`, 5, world.now);
  world.at(plus(world.now, 3 * MINUTE));
  await Promise.all([work(), work()]);
  expect(done.map((payload) => (payload as { n: number }).n).toSorted((a, b) => a - b)).toEqual(left.map((_, n) => n));
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

test('a service that is slow holds up what goes to it, and nothing else; the next job begins when one ends', async () => {
  const { promise: asleep, resolve: wakeUp } = Promise.withResolvers<void>();
  let slowOnes = 0;
  const slow: JobHandler = async () => {
    slowOnes += 1;
    await (slowOnes === 1 ? undefined : asleep);
  };
  for (let n = 0; n < 8; n++) await queue('slow');
  const outbox = openOutbox(world.services, { kinds: { ...kinds, slow } });
  outbox.wake();
  // five at once, and another one when one has ended
  await expect.poll(() => slowOnes).toBe(6);
  await queue('note', { n: 1 });
  outbox.wake();
  await expect.poll(() => done).toEqual([{ n: 1 }]);
  expect(slowOnes).toBe(6);
  wakeUp();
  expect(await outbox.idle()).toBe(9);
});

test('queued while others of its kind take long, a job begins at once', async () => {
  const { promise: asleep, resolve: wakeUp } = Promise.withResolvers<void>();
  const begun: number[] = [];
  const outbox = openOutbox(world.services, {
    kinds: { slow: async (payload) => void (begun.push((payload as { n: number }).n), await asleep) },
  });
  await queue('slow', { n: 1 });
  outbox.wake();
  await expect.poll(() => begun).toEqual([1]);
  await queue('slow', { n: 2 });
  outbox.wake();
  await expect.poll(() => begun).toEqual([1, 2]);
  wakeUp();
  expect(await outbox.idle()).toBe(2);
});

test('whoever still works on a job keeps it, so that nobody does it a second time', async () => {
  const { promise: asleep, resolve: wakeUp } = Promise.withResolvers<void>();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await queue('slow');
    const working = runDueJobs(world.services, { kinds: { slow: () => asleep } });
    while ((await attempts()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const minutes of [1, 2, 3, 4]) {
      world.at(plus(ANCHOR, minutes * MINUTE));
      await vi.advanceTimersByTimeAsync(MINUTE);
      await expect
        .poll(() => world.db.one(sql`select leased_until as until from outbox`))
        .toEqual({ until: plus(ANCHOR, (minutes + 2) * MINUTE) });
      expect(await work()).toBe(0);
    }
    wakeUp();
    expect(await working).toBe(1);
    expect(await row()).toMatchObject({ attempts: 1, doneAt: world.now });
  } finally {
    vi.useRealTimers();
  }
});

test('mails are tried for two days, and less often where they were refused [SUCC-084]', async () => {
  const until = async (error: Error) => {
    const begin = world.now;
    const away: JobHandler = async () => {
      throw error;
    };
    await queue('reset-link');
    let tries = 0;
    for (; tries < 100 && (await row<{ failedAt: string | null }>()).failedAt === null; tries++) {
      await runDueJobs(world.services, { kinds: { 'reset-link': away } });
      world.at((await row<{ runAt: string }>()).runAt);
    }
    await world.db.run(sql`delete from outbox`);
    return { tries, hours: Math.floor((msOf(world.now) - msOf(begin)) / HOUR) };
  };
  const refused = (replyCode: number) =>
    new MailRefused('no', { replyCode, stage: 'recipient', answer: `${replyCode} no` });
  expect(await until(new Error('connect ECONNREFUSED'))).toEqual({ tries: 53, hours: 48 });
  // a greylisted mail
  expect(await until(refused(451))).toEqual({ tries: 53, hours: 48 });
  expect(await until(refused(554))).toEqual({ tries: 6, hours: 1 });
});

test.each([new AddressStopped('550 5.1.1 No such user'), new AddressRefused('550 5.1.1 No such user')])(
  'a mail to an address that refuses it, or gets none any more, is no failure: $name [SUCC-084]',
  async (refusal) => {
    const ends: JobEnd[] = [];
    const refuse: JobHandler = async () => {
      throw refusal;
    };
    await queue('reset-link');
    await runDueJobs(world.services, { kinds: { 'reset-link': refuse }, onEnd: (end) => void ends.push(end) });
    expect(ends).toMatchObject([{ outcome: 'done', reason: expect.stringContaining('550 5.1.1 No such user') }]);
    expect(await row()).toMatchObject({ doneAt: world.now, failedAt: null, error: null });
  },
);

test('what a server leaves undone when it stops is taken by another at once, and the attempt counts for nothing', async () => {
  await queue('long');
  const { promise: asleep, resolve: wakeUp } = Promise.withResolvers<void>();
  let isStopping = false;
  const held: boolean[] = [];
  const long: JobHandler = async (_payload, { isHeld = () => true }) => {
    held.push(isHeld());
    await asleep;
    held.push(isHeld());
    throw new Error('The rest is not done.');
  };
  const ends: JobEnd[] = [];
  const onEnd = (end: JobEnd) => void ends.push(end);
  const working = runDueJobs(world.services, { kinds: { long }, stopped: () => isStopping, onEnd });
  await expect.poll(() => held).toEqual([true]);
  isStopping = true;
  wakeUp();
  await working;
  expect(held).toEqual([true, false]);
  expect(ends).toMatchObject([{ outcome: 'given back' }]);
  expect(await row()).toMatchObject({ attempts: 0, runAt: ANCHOR, failedAt: null, error: null });
  expect(await runDueJobs(world.services, { kinds: { long: async () => {} } })).toBe(1);
  expect(await row()).toMatchObject({ attempts: 1, doneAt: ANCHOR });
});

test('each attempt is told with its reason, which names nobody, and the last one as given up', async () => {
  const ends: JobEnd[] = [];
  const refuse: JobHandler = async () => {
    throw new Error('550 <maya@northfield.example>: no such mailbox');
  };
  await queue('refuse');
  for (const minutes of [1, 2, 5, 15, 60, 0]) {
    await runDueJobs(world.services, { kinds: { refuse }, onEnd: (end) => void ends.push(end) });
    world.at(plus(world.now, minutes * MINUTE));
  }
  expect(ends.map(({ attempt, outcome }) => `${attempt} ${outcome}`)).toEqual([
    '1 failed',
    '2 failed',
    '3 failed',
    '4 failed',
    '5 failed',
    '6 given up',
  ]);
  expect(ends[0]).toMatchObject({ kind: 'refuse', reason: '550 <…@…>: no such mailbox' });
  // its original due time is kept while it is postponed
  expect(await world.db.one(sql`select due_at as due from outbox`)).toEqual({ due: ANCHOR });
});

test.each([
  ['fails', 'note', { doneAt: plus(ANCHOR, 2 * MINUTE), error: null }],
  ['succeeds', 'fail', { doneAt: null, error: 'The post office is closed.' }],
] as const)(
  'a worker that is late and %s no longer decides about a job that was taken over',
  async (end, then, outcome) => {
    await queue('slow');
    const { promise: asleep, resolve: wakeUp } = Promise.withResolvers<void>();
    const slow: JobHandler = async () => {
      await asleep;
      if (end === 'fails') throw new Error('too late');
    };
    const late = runDueJobs(world.services, { kinds: { slow }, stopped: once() });
    while ((await attempts()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const takeOver = () => runDueJobs(world.services, { kinds: { slow: kinds[then] as JobHandler } });
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
  // polling is disabled, so only the message can wake it
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const close = vi.fn<() => void>();
  const expected: string[] = [];
  const watch = { onExpect: (task: string) => void expected.push(task) };
  const stop = startJobs({ ...world.services, mailer: { ...world.services.mailer, close } }, watch);
  vi.useRealTimers();
  expect(expected).toEqual(REPEATED_TASKS.map(({ name }) => name));
  const count = async () =>
    (await world.db.one<{ n: number }>(sql`select count(*) as n from mails where recipient = 'ta@northfield.example'`))
      .n;
  const before = await count();
  const payload = { email: 'ta@northfield.example', resetUrl: 'http://localhost:3000/reset-password' };
  await queue('reset-link', payload);
  await expect.poll(count).toBe(before + 1);
  expect(close).not.toHaveBeenCalled();
  await stop();
  expect(close).toHaveBeenCalledOnce();
  await queue('reset-link', payload);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await count()).toBe(before + 1);
});
