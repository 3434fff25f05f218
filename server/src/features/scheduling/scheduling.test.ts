import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse: courseId, fullTimeCourse, lakesideCourse, northfield } = world.ids;
const ROOM = 1;
/** Two Saturdays long after the demo world, the second of which is a holiday. */
const PLAN = {
  courseId,
  rule: {
    pattern: [{ weekday: 6, start: '10:00', end: '12:00' }],
    firstDay: '2031-03-01',
    lastDay: '2031-03-22',
    daysLeftOut: ['2031-03-15'],
  },
  name: 'Saturday class',
  category: 'class',
  roomId: ROOM,
};

beforeEach(() => world.at(ANCHOR));

type By = 'admin' | 'cm' | 'instructor' | 'registrar' | 'student' | 'ta';
interface Plan {
  sessions: { day: string; name: string; chapter: number; warnings: { what: string; name: string }[] }[];
  skipped: { day: string; holiday: string | null }[];
  digest: string;
}
const preview = async (by: By, plan: object = PLAN) =>
  (await world.as(by).call('previewSessions', plan)).body as unknown as Plan;
const save = (by: By, digest: string, plan: object = PLAN) => world.as(by).call('saveSessions', { ...plan, digest });
const listed = async () => {
  const { body } = await world.as('cm').call('adminSessions', { courseId });
  return body as unknown as { mayEdit: boolean; sessions: { id: number; name: string; cancelled: boolean }[] };
};
const spring = [{ from: '2031-03-08', to: '2031-03-09', name: 'Spring break' }];

test('a rule makes what its preview showed: one session a day that stands on its own, with its chapter, without holidays [ADM-081, ADM-082]', async () => {
  await world.db.run(sql`update courses set holidays = ${JSON.stringify(spring)}::jsonb where id = ${courseId}`);
  const before = (await listed()).sessions.length;
  const plan = await preview('admin');
  expect(plan.skipped).toEqual([
    { day: '2031-03-08', holiday: 'Spring break' },
    { day: '2031-03-15', holiday: null },
  ]);
  expect(plan.sessions.map(({ day }) => day)).toEqual(['2031-03-01', '2031-03-22']);
  const [first] = plan.sessions;
  expect(first?.name).toBe(`Saturday class ${first ? Math.floor(first.chapter) : 0}`);
  expect((await save('admin', plan.digest)).body).toEqual({ success: true, made: 2 });
  expect((await listed()).sessions).toHaveLength(before + 2);
  const made = await world.db.many<{ id: number; starts: string }>(sql`
    select s.id, to_char(s.start_time at time zone c.time_zone, 'YYYY-MM-DD HH24:MI') as starts
    from sessions s join courses c on c.university_id = s.university_id and c.id = s.course_id
    where s.university_id = ${northfield} and s.rule_id is not null order by s.start_time`);
  expect(made.map(({ starts }) => starts)).toEqual(['2031-03-01 10:00', '2031-03-22 10:00']);
  await world.db.run(sql`update sessions set name = 'Another', cancelled_at = now() where id = ${made[0]?.id}`);
  const kept = (await listed()).sessions.filter(({ id }) => made.some((each) => each.id === id));
  expect(kept.map(({ cancelled }) => cancelled)).toEqual([true, false]);
  const entries = sql`select count(*) from audit_entries where action = 'session.create' and batch_id is not null`;
  expect(await numberOf(world.db, entries)).toBe(2);
});

test('what overlaps in the class, in the room or for an instructor is told, and other classes are not named [ADM-085]', async () => {
  const plan = await preview('admin');
  expect(plan.sessions.every(({ warnings }) => warnings.some(({ what }) => what === 'outside'))).toBe(true);
  await save('admin', plan.digest);
  const again = await preview('admin');
  expect(again.sessions[0]?.warnings).toContainEqual({ what: 'class', name: plan.sessions[0]?.name });
  const elsewhere = await preview('registrar', { ...PLAN, courseId: fullTimeCourse });
  expect(elsewhere.sessions[0]?.warnings.map(({ what }) => what)).toContain('room');
  expect(JSON.stringify(elsewhere.sessions[0]?.warnings)).not.toContain('Saturday class');
  // consecutive sessions do not overlap
  const after = { ...PLAN, rule: { ...PLAN.rule, pattern: [{ weekday: 6, start: '12:00', end: '13:00' }] } };
  const next = await preview('admin', after);
  expect(next.sessions[0]?.warnings.map(({ what }) => what)).toEqual(['outside']);
});

test('what has changed since the preview, rooms of others and rules without an end are refused, and nothing is made [ADM-081]', async () => {
  const { digest } = await preview('admin');
  expect((await save('admin', digest)).status).toBe(200);
  const before = (await listed()).sessions.length;
  expect((await save('admin', digest)).body).toMatchObject({ errorCode: 'PREVIEW_OUTDATED' });
  const call = (plan: object) => world.as('admin').call('previewSessions', { ...PLAN, ...plan });
  expect((await call({ roomId: 4 })).body).toMatchObject({ errorCode: 'ROOM_GONE' });
  const daily = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '10:00', end: '12:00' }));
  const long = { rule: { ...PLAN.rule, pattern: daily, lastDay: '2033-03-01' } };
  expect((await call(long)).body).toMatchObject({ errorCode: 'TOO_MANY_SESSIONS' });
  expect((await call({ rule: { ...PLAN.rule, lastDay: '2031-02-01' } })).status).toBe(422);
  expect((await listed()).sessions).toHaveLength(before);
});

test('instructors plan only where the class allows it, a general manager only reads, and nobody reaches other classes [ADM-006, ADM-007, D-178]', async () => {
  const read = async (by: By, course: number = courseId) =>
    (await world.as(by).call('adminSessions', { courseId: course })).status;
  expect([await read('instructor'), await read('cm'), await read('ta'), await read('student')]).toEqual([
    403, 200, 403, 403,
  ]);
  expect((await listed()).mayEdit).toBe(false);
  expect((await world.as('cm').call('previewSessions', PLAN)).status).toBe(403);
  expect((await world.as('instructor').call('previewSessions', PLAN)).status).toBe(403);
  await world.db.run(sql`update courses set instructors_may_edit = true where id = ${courseId}`);
  expect(await read('instructor')).toBe(200);
  const { digest } = await preview('instructor');
  expect((await save('instructor', digest)).status).toBe(200);
  expect(await read('registrar', lakesideCourse)).toBe(404);
});
