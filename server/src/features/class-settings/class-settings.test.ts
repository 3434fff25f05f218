import { beforeEach, expect, test } from 'vitest';
import { judgeStanding } from '@bcs/contract/features/graduation/standing';
import { judgeRequirements } from '@bcs/contract/features/graduation/requirements';
import { sql } from '#database/db';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse: courseId, lakesideCourse, northfield } = world.ids;

beforeEach(() => world.at(ANCHOR));

type By = Parameters<typeof world.as>[0];
type Keeps = 'local times' | 'instants';
type Pattern = { weekday: number; start: string; end: string }[] | null;
const read = async (by: By = 'admin') =>
  (await world.as(by).call('previewClassSettings', { courseId, keeps: 'local times', pattern: null, settings: null }))
    .body;
type Settings = Awaited<ReturnType<typeof read>>['stands'];

/** Previews and saves the present settings with some changes. */
async function changing(changed: Partial<Settings>, keeps: Keeps = 'local times', pattern: Pattern = null) {
  const { stands, version } = await read();
  const settings = { ...stands, ...changed };
  const answer = await world.as('admin').call('previewClassSettings', { courseId, keeps, pattern, settings });
  const { digest } = answer.body;
  const save = () =>
    world.as('admin').call('saveClassSettings', { courseId, version, keeps, pattern, digest, ...settings });
  return { preview: answer.body, save };
}
/** The local time of every session and due date, in the class's time zone. */
const clocks = () =>
  world.db.many(sql`
    select i.kind, i.id, to_char(i.at at time zone c.time_zone, 'YYYY-MM-DD HH24:MI') as local, iso(i.at) as at
    from courses c, lateral (
      select 'session' as kind, s.id, s.start_time as at from sessions s
      where s.university_id = c.university_id and s.course_id = c.id
      union all
      select 'assignment', a.id, a.due_date from assignments a
      where a.university_id = c.university_id and a.course_id = c.id) i
    where c.university_id = ${northfield} and c.id = ${courseId} order by 1, 2`) as Promise<
    { kind: string; id: number; local: string; at: string }[]
  >;
const localOf = (rows: Awaited<ReturnType<typeof clocks>>) => rows.map(({ local }) => local);

test('admins of the class and grants set it; nobody else, not even instructors who may edit', async () => {
  const all = {
    maxAbsence: 3,
    maxRemoteAttendance: 2,
    maxMissedGeneralAssignment: 4,
    maxMissedRequiredAssignment: 1,
    minimumScoreRequired: 80,
    midSurveyFrom: '2026-03-02',
    midSurveyTo: '2026-03-09',
    endSurveyFrom: null,
    endSurveyTo: null,
    classroomLink: 'https://northfield.zoom.us/j/7',
    classroomDynamic: false,
    youCanBookMeUrl: 'https://book.example/7',
    checkInCodeRequired: true,
    absentAfterSession: true,
    instructorsMayEdit: true,
  };
  const { preview, save } = await changing(all);
  expect((await save()).body).toEqual({ success: true });
  const after = await read('registrar');
  expect(after.stands).toMatchObject(all);
  expect(after.version).toBeGreaterThan(preview.version);
  const input = { courseId, keeps: 'local times', pattern: null, settings: null } as const;
  for (const by of ['instructor', 'ta', 'student', 'cm'] as const)
    expect((await world.as(by).call('previewClassSettings', input)).status).toBe(403);
  const elsewhere = await world.as('registrar').call('previewClassSettings', { ...input, courseId: lakesideCourse });
  expect(elsewhere.status).toBe(404);
  const [entry] = await world.db.many<{ action: string; before: object; after: object }>(
    sql`select action, before, after from audit_entries order by id desc limit 1`,
  );
  expect(entry).toMatchObject({ action: 'class.update', after: { maxAbsence: 3 } });
});

test('a changed time zone keeps local times unless instants are chosen, and shows what moves before saving [ADM-077, D-010]', async () => {
  const before = await clocks();
  const { preview, save } = await changing({ timeZone: 'Europe/Berlin' });
  expect(preview.items.filter(({ from, to }) => from !== to).length).toBeGreaterThan(before.length / 2);
  const shown = new Map(preview.items.map(({ kind, id, to }) => [`${kind} ${id}`, to]));
  expect((await save()).body).toEqual({ success: true });
  const berlin = await clocks();
  expect(localOf(berlin)).toEqual(localOf(before));
  for (const { kind, id, at } of berlin) expect(shown.get(`${kind} ${id}`) ?? at).toBe(at);
  const chosen = await changing({ timeZone: 'America/Chicago' }, 'instants');
  expect(chosen.preview.items.filter(({ from, to }) => from !== to)).toEqual([]);
  expect((await chosen.save()).body).toEqual({ success: true });
  expect((await clocks()).map(({ at }) => at)).toEqual(berlin.map(({ at }) => at));
});

test('an earlier last day shows each item that falls outside, and moves nothing [ADM-077]', async () => {
  const before = await clocks();
  const last = before
    .filter(({ kind }) => kind === 'session')
    .map(({ local }) => local.slice(0, 10))
    .toSorted();
  const endDate = last[Math.floor(last.length / 2)] ?? '';
  const { preview, save } = await changing({ endDate, endSurveyFrom: null, endSurveyTo: null });
  expect(preview.items.length).toBeGreaterThan(0);
  for (const { outside, from, to } of preview.items) expect([outside, from]).toEqual(['after', to]);
  expect((await save()).body).toEqual({ success: true });
  expect(await clocks()).toEqual(before);
});

test('another limit shows whose verdict changes, from what to what, as their own pages say before and after [ADM-099]', async () => {
  const standings = async () => {
    const students = await world.db.many<{ id: number }>(sql`
      select id from enrollments where university_id = ${northfield} and course_id = ${courseId} and role = 'student' and active
      order by id`);
    const found = new Map<number, string>();
    for (const { id } of students) {
      const { body } = await world.as('admin').call('graduation', { enrollmentId: id });
      found.set(id, judgeStanding(judgeRequirements(body, ANCHOR)));
    }
    return found;
  };
  const before = await standings();
  const { preview, save } = await changing({ maxAbsence: 0, minimumScoreRequired: 95 });
  expect((await save()).body).toEqual({ success: true });
  const after = await standings();
  const expected = [...before]
    .filter(([id, was]) => after.get(id) !== was)
    .map(([id, was]) => [id, was, after.get(id)]);
  expect(expected.length).toBeGreaterThan(0);
  const told = preview.due.verdicts.map(({ studentEnrollmentId, from, to }) => [
    studentEnrollmentId,
    from.standing,
    to.standing,
  ]);
  expect(told.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(expected);
});

test('what was previewed is what is saved: other settings or another moment are refused', async () => {
  const { preview, save } = await changing({ maxAbsence: 7 });
  const other = await changing({ maxAbsence: 8 });
  expect((await other.save()).body).toEqual({ success: true });
  const refused = await save();
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ errorCode: 'CHANGED_MEANWHILE', current: { maxAbsence: 8 } });
  const { stands, version } = await read();
  const input = { courseId, version, keeps: 'local times', pattern: null, digest: preview.digest, ...stands } as const;
  expect((await world.as('admin').call('saveClassSettings', input)).body).toMatchObject({
    errorCode: 'PREVIEW_OUTDATED',
  });
  const wrong = { ...stands, endDate: '2001-01-01', midSurveyFrom: '2026-03-02', midSurveyTo: null };
  const answer = await world
    .as('admin')
    .call('previewClassSettings', { courseId, keeps: 'instants', pattern: null, settings: wrong });
  expect(answer.status).toBe(422);
  expect(Object.keys((answer.body as unknown as { fields: object }).fields)).toEqual(['endDate', 'midSurveyTo']);
});
