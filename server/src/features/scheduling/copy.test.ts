import { expect, test } from 'vitest';
import type * as calls from '@bcs/contract/features/scheduling/calls-copy';
import type { InputOf } from '@bcs/contract/kernel/call';
import { addDays, atLocal, localDay, weekday } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const registrar = () => world.as('registrar');
const ALL_PARTS = { sessions: true, assignments: true, resources: true, settings: true, surveys: true, staff: true };
const NO_PARTS = {
  sessions: false,
  assignments: false,
  resources: false,
  settings: false,
  surveys: false,
  staff: false,
};
type Copy = InputOf<typeof calls.previewCopy>;
const COPY: Copy = {
  sourceId: ids.activeCourse,
  universityId: ids.northfield,
  cohortId: ids.activeCohort,
  code: 'COPY-1',
  name: 'The next class',
  startDate: '2027-09-07',
  endDate: '2028-06-30',
  pattern: [
    { weekday: 2, start: '18:30', end: '21:30' },
    { weekday: 4, start: '18:30', end: '21:30' },
    { weekday: 6, start: '10:00', end: '14:00' },
  ],
  takes: ALL_PARTS,
  chosen: [],
};

const preview = (copy: Copy = COPY) => registrar().call('previewCopy', copy);
const save = async (copy: Copy = COPY) => {
  const { digest } = (await preview(copy)).body;
  return registrar().call('copyClass', { ...copy, digest });
};
/** Leaves out everything outside of the new class. */
async function settled(copy: Copy): Promise<Copy> {
  const outside = (await preview(copy)).body.items.filter((item) => item.outside === 'after');
  return { ...copy, chosen: outside.map(({ kind, id }) => ({ kind, id, startTime: null })) };
}
const count = async (table: 'sessions' | 'assignments', courseId: number) => {
  const { rows } = await world.db.one<{ rows: number }>(
    table === 'sessions'
      ? sql`select count(*)::int as rows from sessions where course_id = ${courseId} and cancelled_at is null`
      : sql`select count(*)::int as rows from assignments where course_id = ${courseId} and archived_at is null`,
  );
  return rows;
};

test('the preview names every item with its old date, its new one and why, and what lies beyond the end first [ADM-074, ADM-076, D-010]', async () => {
  const { items, unsettled, staff, timeZone } = (await preview()).body;
  const sessions = await count('sessions', ids.activeCourse);
  const assignments = await count('assignments', ids.activeCourse);
  expect(items).toHaveLength(sessions + assignments);
  expect(items.filter(({ outside }) => outside === 'after')).toHaveLength(unsettled);
  expect(items.slice(0, unsettled).every(({ outside }) => outside === 'after')).toBe(true);
  const meetings = items.filter(({ why }) => why.because === 'meeting');
  // the n-th meeting begins on the n-th day of the new pattern
  expect(meetings.length).toBeGreaterThan(20);
  const days = meetings.map(({ new: span }) => weekday(localDay(String(span?.startTime), timeZone)));
  expect(days.every((day, index) => day === [2, 4, 6][index % 3])).toBe(true);
  expect(staff.length).toBeGreaterThan(0);
  expect(staff.map(({ role }) => role)).not.toContain('student');
});

test('a holiday moves a date to the next class day and is named [ADM-075]', async () => {
  const holidays = [{ from: '2027-09-07', to: '2027-12-31', name: 'A long recess' }];
  await world.db.run(sql`
    update universities set holidays = ${JSON.stringify(holidays)}::jsonb where id = ${ids.northfield}`);
  const { items } = (await preview()).body;
  const moved = items.filter(({ why }) => why.because === 'holiday');
  expect(moved.length).toBeGreaterThan(0);
  for (const { why, new: span } of moved) {
    expect(why).toMatchObject({ name: 'A long recess' });
    expect(String(span?.startTime) > '2028-01-01').toBe(true);
  }
  await world.db.run(sql`update universities set holidays = '[]' where id = ${ids.northfield}`);
});

test('what lies beyond the end has to be settled before saving, by a date or by staying behind [ADM-076]', async () => {
  const short = { ...COPY, code: 'SHORT', endDate: '2027-10-30' };
  const { items, unsettled } = (await preview(short)).body;
  expect(unsettled).toBeGreaterThan(0);
  expect((await save(short)).body.errorCode).toBe('COPY_NOT_SETTLED');
  const [first] = items;
  if (!first) throw new Error('nothing lies outside');
  const given = { kind: first.kind, id: first.id, startTime: '2027-10-01T16:00:00.000Z' };
  const after = (await preview({ ...short, chosen: [given] })).body;
  expect(after.unsettled).toBe(unsettled - 1);
  expect(after.items.find(({ kind, id }) => kind === first.kind && id === first.id)).toMatchObject({
    why: { because: 'chosen' },
    new: { startTime: given.startTime },
    outside: null,
  });
  const ready = await settled(short);
  const { courseId } = (await save(ready)).body;
  const total = (await count('sessions', courseId)) + (await count('assignments', courseId));
  expect(total).toBe(items.length - ready.chosen.length);
});

test('a copy is a draft with what was ticked: never students, submissions, grades, attendance or requests [ADM-111]', async () => {
  const ready = await settled({ ...COPY, code: 'WHOLE' });
  const { courseId } = (await save(ready)).body;
  const { state } = (await registrar().call('adminClass', { courseId })).body;
  expect(state).toBe('draft');
  const people = await world.db.many<{ role: string }>(sql`
    select role from enrollments where course_id = ${courseId} and active`);
  expect(people.length).toBeGreaterThan(0);
  expect(people.map(({ role }) => role)).not.toContain('student');
  const { work } = await world.db.one<{ work: number }>(sql`
    select (select count(*) from submissions where course_id = ${courseId})
      + (select count(*) from remote_requests where course_id = ${courseId})
      + (select count(*) from attendance t join sessions s on s.id = t.session_id where s.course_id = ${courseId}) as work`);
  expect(work).toBe(0);
  const limits = (id: number) =>
    world.db.one(sql`
      select max_absence, minimum_score_required, check_in_code_required, instructors_may_edit from courses where id = ${id}`);
  expect(await limits(courseId)).toEqual(await limits(ids.activeCourse));
  const history = await world.db.many(sql`
    select 1 from audit_entries where course_id = ${courseId} and after ->> 'copiedFrom' is not null`);
  expect(history.length).toBe(1 + (await count('sessions', courseId)) + (await count('assignments', courseId)));
});

test('nothing comes along that is not ticked', async () => {
  const { courseId } = (await save({ ...COPY, code: 'EMPTY', takes: NO_PARTS })).body;
  expect([await count('sessions', courseId), await count('assignments', courseId)]).toEqual([0, 0]);
  const { rows } = await world.db.one<{ rows: number }>(sql`
    select count(*)::int as rows from enrollments where course_id = ${courseId} and standing_role_id is null`);
  expect(rows).toBe(0);
});

test('the copy that is written is the one that was shown, and its source lies in the reach of the grant', async () => {
  const ready = await settled({ ...COPY, code: 'SEEN' });
  const { digest } = (await preview(ready)).body;
  await world.db.run(sql`update sessions set name = name || ' (new)' where id = ${ids.futureSession}`);
  expect((await registrar().call('copyClass', { ...ready, digest })).body.errorCode).toBe('PREVIEW_OUTDATED');
  expect((await preview({ ...COPY, sourceId: ids.lakesideCourse })).status).toBe(404);
  expect((await world.as('operator').call('previewCopy', { ...COPY, sourceId: ids.lakesideCourse })).status).toBe(200);
  await save({ ...ready, code: 'TWICE' });
  expect((await save({ ...ready, code: 'TWICE' })).body.errorCode).toBe('CODE_TAKEN');
});

test('in another time zone a release keeps its time on the clocks, and the survey at the end comes along with its window [D-010]', async () => {
  await world.db.run(sql`update universities set time_zone = 'America/Los_Angeles' where id = ${ids.northfield}`);
  await world.db.run(sql`update courses set end_survey_enabled = true where id = ${ids.activeCourse}`);
  const releaseAt = '2026-03-09T13:00:00.000Z';
  await world.db.run(sql`update assignments set release_at = ${releaseAt} where course_id = ${ids.activeCourse}`);
  const { courseId } = (await save(await settled({ ...COPY, code: 'WEST' }))).body;
  const windows = await world.db.many(sql`
    select kind, date_from as from, date_to as to from survey_schedules where course_id = ${courseId} order by kind desc`);
  expect(windows.length).toBeGreaterThan(0);
  expect(
    (await preview({ ...COPY, code: 'WEST-2' })).body.surveys.map(({ kind, new: days }) => ({ kind, ...days })),
  ).toEqual(windows);
  const times = await world.db.many<{ time: string }>(sql`
    select distinct to_char(a.release_at at time zone c.time_zone, 'HH24:MI') as time
    from assignments a join courses c on c.id = a.course_id where c.id = ${courseId}`);
  expect(times).toEqual([{ time: '09:00' }]);
  expect(await world.db.one(sql`select end_survey_enabled from courses where id = ${courseId}`)).toEqual({
    end_survey_enabled: true,
  });
});

test('whoever comes along in an own copy does so visibly, by the own grant', async () => {
  const accountId = ids.accounts.registrar;
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role)
    values (${ids.northfield}, ${ids.activeCourse}, ${accountId}, 'instructor')`);
  const takes = { ...NO_PARTS, staff: true };
  const { courseId } = (await save({ ...COPY, code: 'OWN', takes })).body;
  const told = await world.db.many(sql`
    select e.origin, a.origin as audited from enrollments e
    join audit_entries a on a.course_id = e.course_id and a.account_id = e.account_id and a.action = 'enrollment.begin'
    where e.course_id = ${courseId} and e.account_id = ${accountId}`);
  expect(told).toEqual([{ origin: 'own grant', audited: 'own grant' }]);
});

test('a due date that was tied to a meeting stays tied to it in a copy, wherever the meeting goes; chosen by hand it stands by itself [ADM-074, ADM-096]', async () => {
  const [tied, freed] = [ids.openAssignment, ids.futureAssignment];
  await world.db.run(sql`
    update assignments set due_session_id = ${ids.futureSession}, due_tie = '{"daysAfter":2,"time":"23:59"}'
    where id in (${tied}, ${freed})`);
  const start = '2027-12-01T23:30:00.000Z';
  const moved = { kind: 'session', id: ids.futureSession, startTime: start } as const;
  const byHand = { kind: 'assignment', id: freed, startTime: '2027-12-20T23:30:00.000Z' } as const;
  const copy = await settled({ ...COPY, code: 'TIED-1' });
  const chosen = [...copy.chosen.filter(({ id }) => ![moved.id, tied, freed].includes(id)), moved, byHand];
  const { items, timeZone } = (await preview({ ...copy, chosen })).body;
  const on = addDays(localDay(start, timeZone), 2);
  const wanted = atLocal(on, '23:59:00', timeZone);
  const due = items.find(({ kind, id }) => kind === 'assignment' && id === tied);
  expect(due?.why).toEqual({ because: 'tied', sessionId: ids.futureSession });
  expect(due?.new?.startTime).toBe(wanted);
  const saved = await save({ ...copy, chosen });
  expect(saved.status).toBe(200);
  const copies = await world.db.many<{ due: string; session: string | null; starts: string | null }>(sql`
    select a.due_date as due, s.name as session, s.start_time as starts from assignments a
    left join sessions s on s.university_id = a.university_id and s.id = a.due_session_id and s.course_id = a.course_id
    where a.course_id = ${saved.body.courseId} and a.title in (select title from assignments where id in (${tied}, ${freed}))
    order by a.due_date`);
  expect(copies).toEqual([
    { due: wanted, session: expect.any(String), starts: start },
    { due: byHand.startTime, session: null, starts: null },
  ]);
});

test('nothing of a copy is out at once: it is scheduled by the day on which it opens, or a draft [ADM-093, ADM-094]', async () => {
  const { courseId } = (await save(await settled({ ...COPY, code: 'HELD-BACK' }))).body;
  const assignments = (await registrar().call('adminAssignments', { courseId })).body.assignments;
  expect(assignments.length).toBeGreaterThan(10);
  expect(new Set(assignments.map(({ state }) => state))).toEqual(new Set(['scheduled']));
  // a copy of past work is a draft until somebody releases it
  const early = await settled({
    ...COPY,
    code: 'PAST',
    startDate: '2020-09-08',
    endDate: '2022-06-30',
  });
  const past = (await save(early)).body.courseId;
  const states = (await registrar().call('adminAssignments', { courseId: past })).body.assignments;
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['draft']));
});
