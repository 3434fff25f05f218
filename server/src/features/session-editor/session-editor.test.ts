import { beforeEach, expect, test } from 'vitest';
import type { SessionFields } from '@bcs/contract/features/session-editor/model';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const courseId = ids.activeCourse;
const DAY = 24 * HOUR;
beforeEach(() => world.at(ANCHOR));

type Reach = 'this' | 'following' | 'all';
const registrar = () => world.as('registrar');
const asked = (sessionId: number | null, reach: Reach = 'this', tells = false) => ({
  courseId,
  sessionId,
  reach,
  tells,
});
const preview = (sessionId: number | null, fields: SessionFields | null, reach?: Reach, tells?: boolean) =>
  registrar().call('previewSession', { ...asked(sessionId, reach, tells), fields });
async function open(sessionId: number): Promise<{ fields: SessionFields; version: number }> {
  const { body } = await preview(sessionId, null);
  if (body.stands === null || body.version === null) throw new Error('There is such a session.');
  return { fields: body.stands, version: body.version };
}
async function save(sessionId: number, change: Partial<SessionFields>, reach?: Reach, tells?: boolean) {
  const { fields: stands, version } = await open(sessionId);
  const fields = { ...stands, ...change };
  const { body } = await preview(sessionId, fields, reach, tells);
  return registrar().call('saveSession', { ...asked(sessionId, reach, tells), fields, version, digest: body.digest });
}
const moved = ({ startTime, endTime }: SessionFields, by = DAY) => ({
  startTime: plus(startTime, by),
  endTime: plus(endTime, by),
});
const told = (type: string) =>
  world.db.many<{ id: number; message: string }>(sql`
    select enrollment_id as id, content ->> 'message' as message from notifications
    where type = ${type} and created_at = ${world.now} order by 1`);

/** Plans Saturdays in 2031, the last of which comes after a holiday. */
async function plan(): Promise<number[]> {
  const rule = {
    pattern: [{ weekday: 6, start: '10:00', end: '12:00' }],
    firstDay: '2031-03-01',
    lastDay: '2031-03-22',
    daysLeftOut: [],
  };
  const wanted = { courseId, rule, name: 'Saturday', category: 'class', roomId: null } as const;
  const { body } = await registrar().call('previewSessions', wanted);
  await registrar().call('saveSessions', { ...wanted, digest: body.digest });
  const made = await world.db.many<{ id: number }>(sql`
    select id from sessions where rule_id = (select max(id) from session_rules) order by start_time`);
  return made.map(({ id }) => id);
}

test('one session of a rule is changed alone, with those that follow, or with all that are ahead [ADM-082, ADM-083]', async () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = await plan();
  const room = async () =>
    Promise.all([first, second, third, fourth].map(async (id) => (await open(id)).fields.roomId));
  expect((await preview(second, null)).body.more).toEqual({ following: 2, all: 3 });
  expect((await save(third, { roomId: 1 })).status).toBe(200);
  expect(await room()).toEqual([null, null, 1, null]);
  await save(second, { roomId: 2 }, 'following');
  // the third has its own room, and adopts the one chosen for following sessions
  expect(await room()).toEqual([null, 2, 2, 2]);
  await save(second, moved((await open(second)).fields), 'all');
  const days = await Promise.all([first, second, third, fourth].map(async (id) => (await open(id)).fields.startTime));
  expect(days.map((start) => new Date(start).getUTCDay())).toEqual([0, 0, 0, 0]);
  // a session that has begun can only be changed on its own
  const { body } = await preview(ids.yesterdaysSession, (await open(ids.yesterdaysSession)).fields, 'all');
  expect(body).toMatchObject({ errorCode: 'SESSION_HAS_BEGUN' });
  world.at('2031-03-02T18:00:00.000Z');
  expect((await preview(third, null)).body.more).toEqual({ following: 1, all: 2 });
});

test('a new session is added, with a warning for each overlap, holiday and day outside of the class [ADM-083, ADM-085]', async () => {
  await world.db.run(sql`
    update courses set holidays = '[{"from":"2031-03-01","to":"2031-03-01","name":"Founders Day"}]' where id = ${courseId}`);
  const { fields } = await open(ids.futureSession);
  const warnings = async (change: Partial<SessionFields>) =>
    (await preview(null, { ...fields, ...change })).body.sessions[0]?.warnings.map(({ what }) => what);
  expect(await warnings({})).toContain('class');
  const far = { startTime: '2031-03-01T15:00:00.000Z', endTime: '2031-03-01T17:00:00.000Z' };
  expect(await warnings(far)).toEqual(['outside', 'holiday']);
  // a session does not conflict with itself
  const own = (await preview(ids.futureSession, { ...fields, ...moved(fields, HOUR) })).body.sessions[0];
  expect(own?.warnings.filter(({ name }) => name === fields.name)).toEqual([]);
  const wanted = { ...fields, ...far, name: ' Review ' };
  const { body } = await preview(null, wanted);
  const saved = await registrar().call('saveSession', {
    ...asked(null),
    fields: wanted,
    version: null,
    digest: body.digest,
  });
  expect(saved.status).toBe(200);
  expect((await open(saved.body.sessionId)).fields).toEqual({ ...wanted, name: 'Review' });
});

test('who comes second overwrites nothing, and what has changed since the preview is asked again [ADM-045, ADM-115]', async () => {
  const { fields, version } = await open(ids.futureSession);
  const { body } = await preview(ids.futureSession, { ...fields, name: 'Mine' });
  const mine = { ...asked(ids.futureSession), fields: { ...fields, name: 'Mine' }, version, digest: body.digest };
  await save(ids.futureSession, { name: 'Theirs' });
  const refused = await registrar().call('saveSession', mine);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    errorCode: 'CHANGED_MEANWHILE',
    current: { version: version + 1, fields: { name: 'Theirs' } },
  });
  expect((await registrar().call('saveSession', { ...mine, version: version + 1 })).body).toMatchObject({
    errorCode: 'PREVIEW_OUTDATED',
  });
  expect((await open(ids.futureSession)).fields.name).toBe('Theirs');
  const refuses = async (change: Partial<SessionFields>) =>
    (await preview(ids.futureSession, { ...fields, ...change })).body;
  expect(await refuses({ roomId: 4 })).toMatchObject({ errorCode: 'ROOM_GONE' });
  expect(await refuses({ category: 'career-event' })).toMatchObject({ errorCode: 'SESSION_KIND_STAYS' });
  expect((await preview(ids.futureSession, { ...fields, endTime: fields.startTime })).status).toBe(422);
  expect((await preview(ids.lakesideSession, fields)).status).toBe(404);
});

test('what hangs on a session is named with what becomes of it, and stays with it [ADM-086]', async () => {
  const rows = (session: number) =>
    world.db.one<{ marks: number; requests: number }>(sql`
      select (select count(*)::int from attendance where session_id = ${session}) as marks,
        (select count(*)::int from remote_requests where session_id = ${session} and cancelled_at is null) as requests`);
  for (const session of [ids.yesterdaysSession, ids.requestedSession, ids.approvedSession]) {
    const before = await rows(session);
    const { fields } = await open(session);
    const { hanging } = (await preview(session, { ...fields, ...moved(fields, HOUR) })).body;
    expect(hanging.checkIns + hanging.marked + hanging.setBySystem).toBe(before.marks);
    await save(session, moved(fields, HOUR));
    expect(await rows(session)).toEqual(before);
  }
  const { fields } = await open(ids.requestedSession);
  expect((await preview(ids.requestedSession, fields)).body.hanging.requestsPending).toBeGreaterThan(0);
  const approved = (await open(ids.approvedSession)).fields;
  expect((await preview(ids.approvedSession, approved)).body.hanging.requestsApproved).toBeGreaterThan(0);
  // automatic absences are removed if the session is in the future again
  await world.db.run(sql`update attendance set set_by = null where session_id = ${ids.yesterdaysSession}`);
  const over = (await open(ids.yesterdaysSession)).fields;
  const { hanging, absencesTakenBack } = (await preview(ids.yesterdaysSession, { ...over, ...moved(over, 3 * DAY) }))
    .body;
  expect(absencesTakenBack).toBe(hanging.setBySystem);
  await save(ids.yesterdaysSession, moved(over, 3 * DAY));
  expect((await rows(ids.yesterdaysSession)).marks).toBe(0);
});

test('students of a published class are told once of another time or place, of the rest where that is ticked, of many in one message [ADM-088, D-190]', async () => {
  const students = await numberOf(
    world.db,
    sql`select count(*) from enrollments where course_id = ${courseId} and role = 'student' and active`,
  );
  world.at(plus(ANCHOR, HOUR / 2));
  await save(ids.futureSession, { name: 'Another name' });
  expect(await told('SESSION_UPDATED')).toEqual([]);
  await save(ids.futureSession, { name: 'One more name' }, 'this', true);
  expect(await told('SESSION_UPDATED')).toHaveLength(students);
  world.at(plus(ANCHOR, HOUR));
  await save(ids.futureSession, { ...moved((await open(ids.futureSession)).fields, HOUR), roomId: null });
  const messages = await told('SESSION_UPDATED');
  expect(messages).toHaveLength(students);
  expect(messages[0]?.message).toMatch(/^One more name has changed and takes place on /);
  const made = await plan();
  const [, second = 0] = made;
  world.at(plus(ANCHOR, 2 * HOUR));
  await save(second, { roomId: 1 }, 'all');
  const bulk = await told('SESSION_UPDATED');
  expect(bulk).toHaveLength(students);
  expect(bulk[0]?.message).toContain(` and ${made.length - 1} more sessions have changed. `);
  world.at(plus(ANCHOR, 3 * HOUR));
  await world.db.run(sql`update courses set published_at = null where id = ${courseId}`);
  expect((await preview(second, (await open(second)).fields, 'all', true)).body.studentsTold).toBe(0);
});

test('of sessions that are moved together the soonest start is kept, by which the change passes quiet hours [SUCC-079]', async () => {
  await world.db.run(sql`update courses set published_at = ${ANCHOR} where id = ${courseId}`);
  world.at(plus(ANCHOR, 3.5 * HOUR));
  const [, second = 0] = await plan();
  const { fields } = await open(second);
  const [first] = await world.db.many<{ start: string }>(sql`
    select min(start_time) as start from sessions where rule_id = (select rule_id from sessions where id = ${second})`);
  await save(second, moved(fields, 30 * DAY), 'all');
  const kept = await world.db.many<{ soonest: string }>(sql`
    select distinct facts ->> 'soonest' as soonest from notifications
    where type = 'SESSION_UPDATED' and created_at = ${world.now}`);
  expect(kept).toEqual([{ soonest: first?.start }]);
});

test('due dates that are tied to a session follow it when it moves, after the same preview as any other change of them [ADM-096, ADM-097]', async () => {
  world.at(plus(ANCHOR, 4 * HOUR));
  await world.db.run(sql`update courses set published_at = ${ANCHOR} where id = ${courseId}`);
  const tie = (tied: object | null) =>
    world.db.run(sql`
      update assignments set due_session_id = ${ids.futureSession}, due_tie = ${JSON.stringify(tied)}::jsonb
      where id = ${ids.openAssignment}`);
  await tie({ daysAfter: 2, time: '23:59' });
  const before = await registrar().call('adminAssignment', { courseId, assignmentId: ids.openAssignment });
  const { fields } = await open(ids.futureSession);
  const { body } = await preview(ids.futureSession, { ...fields, ...moved(fields) });
  expect(body.due.items.map(({ id }) => id)).toEqual([ids.openAssignment]);
  expect(body.due.items[0]?.from).toBe(before.body.fields.dueDate);
  expect(body.due.studentsTold).toBeGreaterThan(0);
  expect((await save(ids.futureSession, moved(fields))).status).toBe(200);
  const after = await registrar().call('adminAssignment', { courseId, assignmentId: ids.openAssignment });
  expect(after.body.fields.dueDate).toBe(body.due.items[0]?.to);
  expect(after.body.version).toBe(before.body.version + 1);
  // the message about the session mentions it, so that nobody is notified of one change twice
  const messages = await told('SESSION_UPDATED');
  expect(messages).toHaveLength(body.due.studentsTold);
  expect(messages[0]?.message).toMatch(/ 1 due date has changed as well\.$/);
  expect(await told('DUE_DATE_CHANGED')).toEqual([]);
  // archived assignments stay, and so do those tied to another session
  await world.db.run(sql`update assignments set archived_at = ${world.now} where id = ${ids.openAssignment}`);
  const again = (await open(ids.futureSession)).fields;
  expect((await preview(ids.futureSession, { ...again, ...moved(again) })).body.due.items).toEqual([]);
  await world.db.run(sql`update assignments set archived_at = null where id = ${ids.openAssignment}`);
  const other = (await open(ids.tomorrowsSession)).fields;
  expect((await preview(ids.tomorrowsSession, { ...other, ...moved(other) })).body.due.items).toEqual([]);
});
