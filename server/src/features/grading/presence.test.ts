import { afterEach, beforeEach, expect, test } from 'vitest';
import { plus, SECOND } from '@bcs/contract/kernel/clock';
import { PRESENCE_TIMEOUT } from '@bcs/contract/features/grading/presence';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;

const say = (name: DemoName, here = true, submissionId: number = ids.ungradedSubmission) =>
  world.as(name).call('gradingPresence', { submissionId, here });
const othersOf = async (name: DemoName) =>
  (await say(name)).body.others.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

let heard: string[] = [];
let unsubscribe: () => void;
beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from grading_presence`);
  heard = [];
  unsubscribe = world.db.subscribe((message) => heard.push(message));
});
afterEach(() => unsubscribe());

test('two graders at the same work learn of each other', async () => {
  expect(await othersOf('instructor')).toEqual([]);
  expect(await othersOf('ta')).toEqual(['Daniel Brooks']);
  expect(await othersOf('instructor')).toEqual(['Priya Raman']);
  expect((await say('ssm', true, ids.gradedSubmission)).body.others).toEqual([]);
});

test('who leaves or is not heard of any more is gone', async () => {
  await say('instructor');
  await say('ta', false);
  expect(await othersOf('ssm')).toEqual(['Daniel Brooks']);
  await say('ssm', false);
  await say('ta');
  world.at(plus(ANCHOR, PRESENCE_TIMEOUT - SECOND));
  expect(await othersOf('ta')).toEqual(['Daniel Brooks']);
  world.at(plus(ANCHOR, PRESENCE_TIMEOUT));
  expect(await othersOf('ta')).toEqual([]);
});

test('who is there hears of coming and going, and the change names nobody', async () => {
  await say('instructor');
  await say('ta');
  await say('ta');
  await say('ta', false);
  await say('ta', false);
  const news = { topics: ['graders'], to: [`account ${ids.accounts.instructor}`] };
  await expect.poll(() => heard.map((message) => JSON.parse(message) as object)).toEqual([news, news]);
});

test('only those who grade an item learn who else does', async () => {
  await say('instructor');
  for (const name of ['student', 'cm', 'cd'] as const) {
    const { status, body } = await say(name);
    expect([status, 'others' in body]).toEqual([403, false]);
  }
  expect((await say('cd', true, ids.milestoneSubmission)).status).toBe(200);
  expect((await say('admin', true, ids.milestoneSubmission)).status).toBe(403);
  expect((await say('lakesideInstructor')).status).toBe(404);
});

test('who no longer teaches the class is no longer named there', async () => {
  await say('ta');
  expect(await othersOf('instructor')).toEqual(['Priya Raman']);
  const active = (value: boolean) =>
    world.db.run(sql`update enrollments set active = ${value} where id = ${ids.enrollments.ta}`);
  await active(false);
  expect(await othersOf('instructor')).toEqual([]);
  await active(true);
});
