import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { IDS } from '#database/seed/ids';
import { migratedDatabase } from '#testing/database';
import { minus } from '#testing/rows';
import { plantWorld } from './world.ts';

const ANCHORS = [
  ['just before midnight in New York', '2026-07-01T03:55:12.345Z'],
  ['when the clocks go forward', '2026-03-08T06:45:00.000Z'],
  ['when the clocks go back', '2026-11-01T05:35:00.000Z'],
  ['on a leap day', '2028-02-29T12:00:00.000Z'],
] as const;

test.each(ANCHORS)(
  'the world can be planted %s, and is then alive',
  async (_, anchor) => {
    const database = await migratedDatabase();
    await plantWorld(database, { anchor, passwordHash: 'x', seal: (secret) => secret });
    const today = await database.one<{ start: string; open: boolean }>(sql`
    select start_time as start, (select ${anchor}::timestamptz < due_date from assignments where id = ${IDS.openAssignment}) as open
    from sessions where id = ${IDS.todaysSession}`);
    const inMinutes = minus(today.start, anchor);
    expect(inMinutes).toBeGreaterThanOrEqual(20);
    expect(inMinutes).toBeLessThanOrEqual(25);
    expect(today.open).toBe(true);
    const twice = await database.one<{ most: number }>(sql`
    select max(n) as most from (select count(*) as n from sessions where context_id = 1 and course_id = ${IDS.activeCourse}
      group by (start_time at time zone (select time_zone from courses where id = ${IDS.activeCourse}))::date) as days`);
    expect(twice.most).toBe(1);
    await database.close();
  },
  20_000,
);

test('planting twice gives the same world', async () => {
  const print = async () => {
    const database = await migratedDatabase();
    await plantWorld(database, { anchor: ANCHORS[0][1], passwordHash: 'x', seal: (secret) => secret });
    const printed = await database.one(sql`select
      (select md5(string_agg(s::text, '' order by id)) from submissions s) as submissions,
      (select md5(string_agg(a::text, '' order by session_id, enrollment_id)) from attendance a) as attendance,
      (select md5(string_agg(g::text, '' order by id)) from submission_grades g) as grades,
      (select md5(string_agg(f::text, '' order by course_id, week, enrollment_id)) from weekly_feedback f) as feedback`);
    await database.close();
    return printed;
  };
  expect(await print()).toEqual(await print());
}, 20_000);
