import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { testServices } from '#testing/services';
import { ANCHOR, useWorld } from '#testing/world';
import { buildApp } from '#app';

const world = useWorld();
const { ids } = world;
const DAY = 24 * HOUR;

/** Creates an address as the dialog does, and returns its path. */
async function subscribe(who: DemoName): Promise<string> {
  const { status, body } = await world.as(who).call('resetCalendarFeed');
  expect(status).toBe(200);
  expect(body.address).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{43}\.ics$/);
  return new URL(body.address).pathname;
}
const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });

/** Reads the events that a calendar program finds there. */
async function read(url: string) {
  const { body } = await get(url);
  const events = new ICAL.Component(ICAL.parse(body) as unknown[]).getAllSubcomponents('vevent');
  return events.map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      location: event.location,
      start: event.startDate.toString(),
      zone: event.startDate.zone.tzid,
      sequence: event.sequence,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      modified: String(component.getFirstPropertyValue('last-modified')),
      status: component.getFirstPropertyValue('status'),
      url: component.getFirstPropertyValue('url'),
    };
  });
}
const sessionUid = (id: number) => `session-${ids.northfield}-${id}@localhost:3000`;
const workUid = (id: number) => `coursework-${ids.northfield}-${id}@localhost:3000`;
const one = async (url: string, uid: string) => (await read(url)).find((event) => event.uid === uid);

beforeEach(() => world.at(ANCHOR));

test('it holds the sessions and due dates of the class, each once, in UTC', async () => {
  const url = await subscribe('student');
  const answer = await get(url);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  const events = await read(url);
  const stored = await world.db.one<{ sessions: number; work: number }>(sql`
    select (select count(*)::int from sessions where course_id = ${ids.activeCourse} and cancelled_at is null) as sessions,
      (select count(*)::int from assignments where course_id = ${ids.activeCourse}) as work`);
  expect(events).toHaveLength(stored.sessions + stored.work);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(new Set(events.map(({ zone, status }) => `${zone} ${status}`))).toEqual(new Set(['UTC CONFIRMED']));

  const today = await one(url, sessionUid(ids.todaysSession));
  expect(today).toMatchObject({
    start: '2026-03-11T22:30:00Z',
    url: `http://localhost:3000/sessions/${ids.todaysSession}`,
  });
  const { body } = await world.as('student').call('dashboard', { enrollmentId: ids.enrollments.student });
  const due = body.calendarEvents.find(
    ({ domain, event }) => domain === 'coursework' && event.id === ids.extendedAssignment,
  );
  const item = await one(url, workUid(ids.extendedAssignment));
  // the same moment as on the dashboard, including the extension
  expect(due?.domain === 'coursework' && due.event.effectiveDueDate.replace('.000Z', 'Z')).toBe(item?.start);
  expect(item?.summary).toMatch(/^Due: /);
});

test('somebody with two classes finds both, told apart; other classes are in nobody else’s calendar', async () => {
  const events = await read(await subscribe('ta'));
  const codes = new Set(events.map(({ summary }) => / \(([\w-]+)\)$/.exec(summary)?.[1]));
  expect(codes.size).toBe(2);
  const mine = new Set((await read(await subscribe('student'))).map(({ uid }) => uid));
  const lakeside = await read(await subscribe('lakesideStudent'));
  expect(lakeside.length).toBeGreaterThan(10);
  expect(lakeside.filter(({ uid }) => mine.has(uid))).toEqual([]);
});

test('links of online classrooms stay on the pages that ask who somebody is [D-067]', async () => {
  const link = 'https://northfield.zoom.us/j/5551234';
  await world.db.run(sql`
    update classrooms set video_url = ${link} where university_id = ${ids.northfield} and id = (
      select classroom_id from sessions where university_id = ${ids.northfield} and id = ${ids.todaysSession})`);
  const url = await subscribe('instructor');
  expect((await one(url, sessionUid(ids.todaysSession)))?.location).toBe('Online classroom');
  expect((await get(url)).body.replaceAll('\r\n ', '')).not.toContain('zoom.us');
});

test('who is in no class has an empty calendar', async () => {
  const url = await subscribe('nobody');
  expect([(await get(url)).statusCode, await read(url)]).toEqual([200, []]);
});

describe('what changes', () => {
  test('a moved session keeps its name in the calendar and is newer; a cancelled one stays and says so', async () => {
    const url = await subscribe('student');
    const uid = sessionUid(ids.careerSession);
    const before = await one(url, uid);
    world.at(plus(ANCHOR, HOUR));
    const fields = {
      name: 'Résumé, reviewed;\nagain',
      shortDescription: `Bring ${'ä'.repeat(90)}, please`,
      longDescription: '',
      courseId: ids.activeCourse,
      startTime: '2026-03-21T16:00:00.000Z',
      endTime: '2026-03-21T17:00:00.000Z',
      chapter: 1,
    };
    expect((await world.as('cd').call('updateCareerSession', { id: ids.careerSession, ...fields })).status).toBe(200);
    const moved = await one(url, uid);
    expect(moved).toMatchObject({ start: '2026-03-21T16:00:00Z', status: 'CONFIRMED', summary: fields.name });
    expect(moved?.description).toContain(fields.shortDescription);
    expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0);

    world.at(plus(ANCHOR, 2 * HOUR));
    await world.as('cd').call('deleteCareerSession', { id: ids.careerSession });
    const cancelled = await one(url, uid);
    expect(cancelled).toMatchObject({
      status: 'CANCELLED',
      start: '2026-03-21T16:00:00Z',
      summary: `Cancelled: ${fields.name}`,
    });
    expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? 0);
  });
  test('an extension moves the due date and is newer', async () => {
    const url = await subscribe('student');
    const uid = workUid(ids.openAssignment);
    const before = await one(url, uid);
    await world.as('instructor').call('extendAssignment', { assignmentId: ids.openAssignment, bufferDays: 3 });
    const after = await one(url, uid);
    const days = (Date.parse(after?.start ?? '') - Date.parse(before?.start ?? '')) / DAY;
    // three days in local time at the campus, where the clocks may change in between
    expect(Math.round(days)).toBe(3);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  });
  test('nothing was changed in the future, not even what is yet to be assigned', async () => {
    world.at(plus(ANCHOR, 3 * HOUR));
    await world.db.run(sql`
      update assignments set assignment_date = '2026-03-20' where university_id = ${ids.northfield} and id = ${ids.openAssignment}`);
    const events = await read(await subscribe('student'));
    expect(events.map(({ uid }) => uid)).toContain(workUid(ids.openAssignment));
    const now = world.now.replace('.000Z', 'Z');
    expect(events.filter(({ stamp, modified }) => stamp > now || modified > now)).toEqual([]);
  });
  test('an extension of what is yet to be assigned is newer, and so is a second one within the minute', async () => {
    await world.db.run(sql`
      update assignments set assignment_date = '2026-03-20' where university_id = ${ids.northfield} and id = ${ids.openAssignment}`);
    const url = await subscribe('student');
    const sequence = async () => (await one(url, workUid(ids.openAssignment)))?.sequence ?? 0;
    const sequences = [await sequence()];
    for (const [bufferDays, seconds] of [
      [2, 10],
      [4, 12],
      // within one second
      [3, 12],
      [0, 12],
    ] as const) {
      world.at(plus(ANCHOR, seconds * 1000));
      await world.as('instructor').call('extendAssignment', { assignmentId: ids.openAssignment, bufferDays });
      sequences.push(await sequence());
    }
    expect(sequences.toSorted((a, b) => a - b)).toEqual(sequences);
    expect(new Set(sequences).size).toBe(5);
  });
  test('what a program has already is not sent again, until something changes', async () => {
    const url = await subscribe('student');
    const first = await get(url);
    const etag = String(first.headers['etag']);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await get(url, { 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    world.at(plus(ANCHOR, HOUR));
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    await world.db.run(sql`
      update sessions set name = 'Renamed', updated_at = ${world.now}
      where university_id = ${ids.northfield} and id = ${ids.tomorrowsSession}`);
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200);
  });
  test('a cohort that hides careers shows none, and an enrollment that ended shows nothing', async () => {
    const url = await subscribe('student2');
    const milestone = workUid(ids.careerMilestone);
    expect(await one(url, milestone)).toBeDefined();
    await world.db.run(sql`update cohorts set hide_career_services = true where id = ${ids.activeCohort}`);
    expect(await one(url, milestone)).toBeUndefined();
    expect(await one(url, sessionUid(ids.todaysSession))).toBeDefined();
    await world.db.run(sql`update cohorts set hide_career_services = false where id = ${ids.activeCohort}`);
    await world.db.run(sql`update enrollments set active = false where id = ${ids.enrollments.student2}`);
    expect(await read(url)).toEqual([]);
    await world.db.run(sql`update enrollments set active = true where id = ${ids.enrollments.student2}`);
  });
  test('it reaches 90 days back and 400 ahead', async () => {
    const url = await subscribe('student');
    const starts = [-91, -89, 399, 401].map((days) => plus(ANCHOR, days * DAY));
    await world.db.run(sql`
      insert into sessions (university_id, course_id, context_id, category_code, name, start_time, end_time)
      select ${ids.northfield}, ${ids.activeCourse}, 1, 'class', 'Far away', s, s + interval '1 hour'
      from unnest(${starts}::timestamptz[]) s`);
    const found = (await read(url)).filter(({ summary }) => summary === 'Far away').map(({ start }) => start);
    expect(found).toEqual([starts[1], starts[2]].map((at) => at?.replace('.000Z', 'Z')));
  });
});

describe('the address', () => {
  const since = async () => (await world.as('survey').call('calendarFeed')).body.createdAt;
  test('is made, made anew and turned off by its owner; an old one is 404', async () => {
    expect(await since()).toBeNull();
    const first = await subscribe('survey');
    expect(await since()).toBe(ANCHOR);
    const second = await subscribe('survey');
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    expect((await world.as('survey').call('revokeCalendarFeed')).body).toEqual({ success: true });
    const gone = await get(second);
    expect([gone.statusCode, gone.json()]).toMatchObject([404, { errorCode: 'NOT_FOUND' }]);
    expect(await since()).toBeNull();
    expect((await world.as('survey').call('revokeCalendarFeed')).status).toBe(200);
  });
  test('is stored as a hash only', async () => {
    const url = await subscribe('survey');
    const token = url.slice('/calendar/'.length, -'.ics'.length);
    const rows = await world.db.many<{ text: string }>(sql`select f::text as text from calendar_feeds f`);
    expect(rows.some(({ text }) => text.includes(token) || text.includes(Buffer.from(token).toString('hex')))).toBe(
      false,
    );
  });
  test('of somebody who was switched off is 404', async () => {
    const url = await subscribe('graduate');
    await world.db.run(sql`update accounts set active = false where id = ${ids.accounts.graduate}`);
    expect((await get(url)).statusCode).toBe(404);
    await world.db.run(sql`update accounts set active = true where id = ${ids.accounts.graduate}`);
  });
  test.each([
    'x.ics',
    `${'A'.repeat(43)}.ics`,
    `${'A'.repeat(43)}`,
    '',
    '%00.ics',
    `${'A'.repeat(44)}.ics`,
    "' or 1=1.ics",
  ])('that nobody was given is 404: %j', async (file) => {
    expect((await get(`/calendar/${encodeURI(file)}`)).statusCode).toBe(404);
  });
  test('takes so many requests a minute and no more', async () => {
    const url = await subscribe('student');
    const app = await buildApp(testServices(world.db, () => world.now));
    const codes: number[] = [];
    for (let time = 0; time < 121; time++) codes.push((await app.inject({ method: 'HEAD', url })).statusCode);
    await app.close();
    expect(codes.slice(0, 120).every((code) => code === 200)).toBe(true);
    expect(codes[120]).toBe(429);
  });
});
