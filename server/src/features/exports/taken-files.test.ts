import { beforeEach, expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { previewText } from '@bcs/contract/kernel/preview';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';

const world = useWorld();
const { northfield, lakeside, activeCourse, lakesideCourse, imports, accounts } = world.ids;
const ALL = { universityId: null, cohortId: null, courseId: null, search: '', role: null, state: null, active: true };
const HISTORY = { person: '', object: '', courseId: null, action: null, origin: null, from: null, until: null };

/** Calls five minutes after the password was entered. */
async function later(by: DemoName, call: string, payload: object, preview?: string) {
  const { now } = world;
  const headers = { authtoken: await world.tokenOf(by), ...(preview !== undefined && { preview }) };
  world.at(plus(now, 5 * MINUTE));
  const answer = await world.app.inject({ method: 'POST', url: `/broker/${call}`, headers, payload });
  world.at(now);
  return answer.json<{ errorCode?: string; success: boolean }>();
}
const outcome = async (by: DemoName, call: string, payload: object) => {
  const { errorCode } = await later(by, call, payload);
  return errorCode ?? 'taken';
};
const rows = (noun: string, courseId: number | null = null) => ({ ...ALL, noun, courseId });
const told = () =>
  world.db.many(sql`
    select author_account_id as author, object_name as file, university_id as university, course_id as course, after
    from audit_entries where action in ('list.export', 'history.export') and id > ${before} order by id`);

/** The last history entry of earlier tests. */
let before = 0;
beforeEach(async () => {
  before = await numberOf(world.db, sql`select coalesce(max(id), 0) from audit_entries`);
});

test('a file with people of more than one class asks for the password again, any other does not [ADM-012, D-256]', async () => {
  for (const [call, payload] of [
    ['exportRows', rows('people')],
    ['exportRows', rows('enrollments')],
    ['exportAuditEntries', HISTORY],
    ['importReport', { importId: imports.applied }],
  ] as const)
    expect([call, await outcome('registrar', call, payload)]).toEqual([call, 'PASSWORD_NEEDED']);
  expect(await told()).toEqual([]);
  for (const [call, payload] of [
    ['exportRows', rows('enrollments', activeCourse)],
    ['exportRows', rows('courses')],
    ['exportAuditEntries', { ...HISTORY, courseId: activeCourse }],
  ] as const)
    expect([call, await outcome('registrar', call, payload)]).toEqual([call, 'taken']);
  expect(await outcome('ssm', 'exportCohortHealth', { courseId: activeCourse })).toBe('taken');
  expect(await outcome('ta', 'takeShownFile', { courseId: activeCourse, list: 'gradebook' })).toBe('taken');
});

test('the history tells who took a file, where what it is of is read [ADM-111, ADM-114, D-256]', async () => {
  const take = async (by: DemoName, call: 'exportRows' | 'takeShownFile', payload: object) =>
    expect((await world.as(by).call(call, payload as never)).status).toBe(200);
  await take('registrar', 'exportRows', rows('people'));
  await take('registrar', 'exportRows', rows('enrollments', activeCourse));
  await take('operator', 'exportRows', { ...rows('enrollments'), universityId: lakeside });
  await take('operator', 'exportRows', rows('courses'));
  // for a class out of reach, the file is empty and nobody there is notified
  await take('registrar', 'exportRows', rows('enrollments', lakesideCourse));
  await take('instructor', 'takeShownFile', { courseId: activeCourse, list: 'weekly feedback' });
  const entry = (author: number, file: string, university: number | null, course: number | null, after: object) => ({
    author,
    file,
    university,
    course,
    after: expect.objectContaining(after),
  });
  expect(await told()).toEqual([
    entry(accounts.registrar, 'People', northfield, null, { noun: 'people', rows: expect.any(Number) }),
    entry(accounts.registrar, 'Roster', northfield, activeCourse, { courseId: activeCourse }),
    entry(accounts.operator, 'Roster', lakeside, null, { universityId: lakeside }),
    entry(accounts.operator, 'Classes', null, null, { noun: 'courses' }),
    entry(accounts.registrar, 'Roster', northfield, null, { rows: 0 }),
    entry(accounts.instructor, 'Weekly feedback', northfield, activeCourse, { list: 'weekly feedback' }),
  ]);
  expect(await world.db.many(sql`select 1 from writes_done where call like '%exportRows'`)).toEqual([]);
});

test('whoever may not read a list takes no file of it, and a preview takes none at all [D-146, D-256]', async () => {
  const refused = await world.as('cd').call('takeShownFile', { courseId: activeCourse, list: 'weekly feedback' });
  expect(refused.status).toBe(403);
  const preview = previewText({ courseId: activeCourse, role: 'instructor' });
  for (const [call, payload] of [
    ['exportRows', rows('enrollments', activeCourse)],
    ['takeShownFile', { courseId: activeCourse, list: 'gradebook' }],
  ] as const)
    expect((await later('registrar', call, payload, preview)).errorCode).toBe('PREVIEW_ONLY');
  expect(await told()).toEqual([]);
});
