import { expect, test } from 'vitest';
import { plus } from '@bcs/contract/kernel/clock';
import { sql, type Sql } from '#database/db';
import { runBcs } from '#testing/run-bcs';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { northfield, activeCourse, accounts } = world.ids;
const PERSON = 'story@cli.example';
const CLASS = ['--university', 'Northfield University', '--course', 'NU-CYBER-11'];

const story = (where: Sql) =>
  world.db.many(sql`
    select what, role, role_before as "before", origin, author_account_id as author, end_reason as reason, note
    from enrollment_history where ${where} order by id`);
const nobody = { before: null, origin: 'command line', author: null, reason: null, note: null };

test('every enrollment of the world has begun, and those that ended have ended [ADM-030]', async () => {
  expect(
    await numberOf(
      world.db,
      sql`select count(*) from enrollments e
        where (select array_agg(h.what order by h.id) from enrollment_history h
            where h.university_id = e.university_id and h.enrollment_id = e.id)
          is distinct from case when e.active then array['began'] else array['began', 'ended'] end`,
    ),
  ).toBe(0);
});

test('whoever writes an enrollment writes its story, the command line too [ADM-028, ADM-030]', async () => {
  const bcs = (...line: string[]) => runBcs(line, { db: world.db, now: world.now, given: { DATA_DIR: '/nowhere' } });
  await bcs('user', 'create', PERSON, '--first', 'Sue', '--last', 'Story', ...CLASS, '--role', 'student');
  await world.db.run(sql`
    update enrollments e set active = false, end_reason = 'withdrawn' from accounts a where a.id = e.account_id and a.email = ${PERSON}`);
  const of = sql`account_id = (select id from accounts where email = ${PERSON})`;
  expect(await story(of)).toEqual([
    { what: 'began', role: 'student', ...nobody },
    { what: 'ended', role: 'student', ...nobody, reason: 'withdrawn' },
  ]);
});

test('who did it is said once in a transaction, and no further [ADM-030]', async () => {
  const at = plus(ANCHOR, 1000);
  const change = async (active: boolean, said: object | null) =>
    world.db.transaction(async (tx) => {
      if (said) await tx.run(sql`select set_config('bcs.enrolling', ${JSON.stringify(said)}, true)`);
      await tx.run(sql`
        update enrollments set active = ${active} where university_id = ${northfield} and id = ${world.ids.enrollments.student}`);
    });
  const before = await numberOf(world.db, sql`select coalesce(max(id), 0) from enrollment_history`);
  await change(false, { by: accounts.admin, origin: 'screen', at, note: 'Moved away' });
  await change(true, null);
  expect(await story(sql`id > ${before}`)).toEqual([
    { what: 'ended', role: 'student', ...nobody, origin: 'screen', author: accounts.admin, note: 'Moved away' },
    { what: 'resumed', role: 'student', ...nobody },
  ]);
});

test.each([sql`update enrollment_history set note = 'other'`, sql`delete from enrollment_history`])(
  'no entry is ever changed or removed [ADM-030]',
  async (attempt) => {
    await expect(world.db.run(attempt)).rejects.toThrow('never changed');
  },
);

test('an enrollment that is written without a change tells nothing', async () => {
  const before = await numberOf(world.db, sql`select count(*) from enrollment_history`);
  await world.db.run(sql`
    update enrollments set active = active where university_id = ${northfield} and course_id = ${activeCourse}`);
  expect(await numberOf(world.db, sql`select count(*) from enrollment_history`)).toBe(before);
});
