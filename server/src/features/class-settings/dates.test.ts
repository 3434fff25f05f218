import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse: courseId, northfield } = world.ids;

beforeEach(() => world.at(ANCHOR));

const admin = () => world.as('admin');
const read = async () =>
  (await admin().call('previewClassSettings', { courseId, keeps: 'local times', pattern: null, settings: null })).body;
/** Previews and saves another time zone. */
async function inZone(timeZone: string, keeps: 'local times' | 'instants') {
  const { stands, version } = await read();
  const settings = { ...stands, timeZone };
  const { body } = await admin().call('previewClassSettings', { courseId, keeps, pattern: null, settings });
  const input = { courseId, version, keeps, pattern: null, digest: body.digest, ...settings };
  return { preview: body, save: () => admin().call('saveClassSettings', input) };
}
/** The class meetings that are not cancelled, in order, in local time. */
const meetings = () =>
  world.db.many<{ id: number; local: string; day: number; at: string }>(sql`
    select s.id, to_char(s.start_time at time zone c.time_zone, 'YYYY-MM-DD HH24:MI') as local,
      extract(dow from s.start_time at time zone c.time_zone)::int as day, iso(s.start_time) as at
    from sessions s join courses c on c.university_id = s.university_id and c.id = s.course_id
    where s.university_id = ${northfield} and s.course_id = ${courseId} and s.category_code = 'class' and s.cancelled_at is null
    order by s.start_time, s.id`);
const newsOf = (since: number) =>
  world.db.many<{ type: string; message: string }>(sql`
    select type, content ->> 'message' as message from notifications
    where id > ${since} and enrollment_id = ${world.ids.enrollments.student} order by id`);
const lastNews = async () =>
  (await world.db.one<{ id: number }>(sql`select coalesce(max(id), 0) as id from notifications`)).id;
/** A holiday of the class on the next Monday. */
const HOLIDAY = { from: '2026-03-16', to: '2026-03-16', name: 'Founders Day' };
const PATTERN = [
  { weekday: 1, start: '19:00', end: '21:00' },
  { weekday: 4, start: '19:00', end: '21:00' },
];

test('another weekly pattern moves the meetings that are ahead, off holidays and in their order; what is due by them follows, and the rest stays [ADM-077, ADM-075, ADM-096]', async () => {
  await world.db.run(sql`update courses set holidays = ${JSON.stringify([HOLIDAY])}::jsonb where id = ${courseId}`);
  const before = await meetings();
  const ahead = before.filter(({ at }) => at > ANCHOR);
  const [first] = ahead;
  const { id: work } = await world.db.one<{ id: number }>(sql`
    update assignments set due_session_id = ${first?.id}, due_tie = '{"daysAfter": 2, "time": "23:59"}',
      due_date = ((${first?.at}::timestamptz at time zone 'America/New_York')::date + 2 + time '23:59') at time zone 'America/New_York'
    where id = (select id from assignments where university_id = ${northfield} and course_id = ${courseId}
      and archived_at is null and due_date > ${ANCHOR} order by due_date limit 1) returning id`);
  const others = async () =>
    world.db.many(sql`
      select s.id, iso(s.start_time) as at from sessions s where s.university_id = ${northfield} and s.course_id = ${courseId}
        and (s.category_code <> 'class' or s.cancelled_at is not null)
      union all select a.id, iso(a.due_date) from assignments a where a.university_id = ${northfield} and a.course_id = ${courseId}
        and a.id <> ${work} and a.due_session_id is null order by 1, 2`);
  const rest = await others();
  const { stands, version, meets, meetingsAhead } = await read();
  expect(meetingsAhead).toBe(ahead.length);
  expect(meets).toEqual([0, 3, 4, 5].map((weekday) => ({ weekday, start: '18:30', end: '21:30' })));
  const since = await lastNews();
  const asked = { courseId, keeps: 'local times', pattern: PATTERN, settings: stands } as const;
  const { body: preview } = await admin().call('previewClassSettings', asked);
  expect(preview.studentsTold).toBeGreaterThan(0);
  const input = {
    courseId,
    version,
    keeps: 'local times',
    pattern: PATTERN,
    digest: preview.digest,
    ...stands,
  } as const;
  expect((await admin().call('saveClassSettings', input)).body).toEqual({ success: true });
  const after = await meetings();
  // none is lost or overtaken, and nothing that has begun moves
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.slice(0, before.length - ahead.length)).toEqual(before.slice(0, before.length - ahead.length));
  const moved = after.slice(before.length - ahead.length);
  expect(moved[0]?.local).toBe('2026-03-12 19:00');
  expect(moved[1]?.local).toBe('2026-03-19 19:00');
  for (const { day, local } of moved) {
    expect([1, 4]).toContain(day);
    expect(local.slice(0, 10)).not.toBe(HOLIDAY.from);
    expect(local.slice(11)).toBe('19:00');
  }
  expect(await others()).toEqual(rest);
  const { due } = await world.db.one<{ due: string }>(sql`
    select to_char(due_date at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as due from assignments where id = ${work}`);
  expect(due).toBe('2026-03-14 23:59');
  // the preview lists each of them with the reason
  const shown = new Map(preview.items.map(({ kind, id, to, why }) => [`${kind} ${id}`, { to, why }]));
  for (const [index, { id, at }] of moved.entries())
    expect(shown.get(`session ${id}`)).toEqual({ to: at, why: { because: 'meeting', number: index + 1 } });
  expect(shown.get(`assignment ${work}`)?.why).toMatchObject({ because: 'tied' });
  // in one message
  const news = await newsOf(since);
  expect(news).toHaveLength(1);
  expect(news[0]).toMatchObject({ type: 'SESSION_UPDATED' });
  expect(news[0]?.message).toMatch(/and \d+ more sessions have changed\. .* takes place on .*due date/u);
  const [entry] = await world.db.many<{ after: object }>(
    sql`select after from audit_entries where action = 'class.update' order by id desc limit 1`,
  );
  expect(entry?.after).toMatchObject({ meets: PATTERN });
  expect((await read()).meets).toEqual(PATTERN);
});

test('a pattern that collides with something, or goes beyond the last day, says so before saving [ADM-077, ADM-085]', async () => {
  const { stands } = await read();
  const [, second] = (await meetings()).filter(({ at }) => at > ANCHOR);
  await world.db.run(sql`
    insert into sessions (university_id, course_id, context_id, category_code, name, start_time, end_time)
    values (${northfield}, ${courseId}, 2, 'career-event', 'Fair', ${second?.at}::timestamptz + interval '30 minutes',
      ${second?.at}::timestamptz + interval '90 minutes')`);
  const { pattern, ...asked } = { courseId, keeps: 'local times', pattern: PATTERN, settings: stands } as const;
  const [{ weekday: monday, ...evening }] = PATTERN as [(typeof PATTERN)[0]];
  const seldom = [{ weekday: monday, ...evening }];
  const { body } = await world.as('admin').call('previewClassSettings', {
    ...asked,
    pattern: [...pattern.slice(0, 1), { ...evening, weekday: 4, start: '19:15' }],
  });
  expect(body.items.flatMap(({ warnings }) => warnings)).toContainEqual({ what: 'class', name: 'Fair' });
  const once = await admin().call('previewClassSettings', { ...asked, pattern: seldom });
  expect(once.body.items[0]).toMatchObject({ outside: 'after', why: { because: 'meeting' } });
});

test('students of a published class are told in one message of the dates that another time zone moves; of moments that stay nobody hears [ADM-077, ADM-088]', async () => {
  let since = await lastNews();
  const other = await inZone('America/Los_Angeles', 'local times');
  expect(other.preview.studentsTold).toBeGreaterThan(0);
  expect((await other.save()).body).toEqual({ success: true });
  const news = await newsOf(since);
  expect(news).toHaveLength(1);
  // in the new time zone of the class
  expect(news[0]?.message).toMatch(/[AP]M P[DS]T/u);
  since = await lastNews();
  const kept = await inZone('America/New_York', 'instants');
  expect(kept.preview.studentsTold).toBe(0);
  expect((await kept.save()).body).toEqual({ success: true });
  expect(await newsOf(since)).toEqual([]);
});
