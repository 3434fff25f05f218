import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';
import { zipOf } from '#testing/zip-of';

const world = useWorld();
const { ids } = world;
const universityId = ids.northfield;
const programId = ids.activeProgram;
const registrar = () => world.as('registrar');

const begin = (from: object, more: object = {}) =>
  registrar().call('createPlan', { universityId, programId, name: 'Web', from: from as { kind: 'empty' }, ...more });
const one = async (planId: number | null) =>
  (await registrar().call('plan', { planId: Number(planId), number: null })).body;
const exported = async (planId: number | null, number: number | null = null) =>
  (await registrar().call('exportPlan', { planId: Number(planId), number })).body;
const fromZip = (files: readonly { name: string; data: string }[]) =>
  begin({ kind: 'folder', base64: Buffer.from(zipOf(files)).toString('base64') });
const plans = () => world.db.one<{ count: number }>(sql`select count(*)::int as count from curriculum_plans`);

const COURSE = { name: 'course.yaml', data: 'name: Web basics\n' };
const SESSION = { name: 'sessions/01.md', data: '---\nname: HTML\nmeeting: 1\n---\n\nHello\n' };

test('a plan begins empty, with the name of its program, and is told in the history [ADM-102, ADM-111]', async () => {
  const { planId } = (await begin({ kind: 'empty' }, { name: ' Data ' })).body;
  expect(await one(planId)).toMatchObject({
    name: 'Data',
    hasChanges: true,
    versions: [],
    content: {
      course: { name: 'Data', program: 'Full Stack Web Development, Part-Time' },
      sessions: [],
      assignments: [],
    },
  });
  expect(
    await world.db.one(sql`select object_name, university_id, after from audit_entries
      where action = 'plan.create' and object_id = ${planId}`),
  ).toMatchObject({ object_name: 'Data', university_id: universityId, after: { from: 'empty', sessions: 0 } });
});

test('a plan belongs to a program of the university in which it begins [ADM-002]', async () => {
  expect((await begin({ kind: 'empty' }, { programId: 6 })).body.errorCode).toBe('NOT_ITS_PROGRAM');
  expect((await begin({ kind: 'empty' }, { universityId: ids.lakeside, programId: 6 })).status).toBe(404);
});

test('a plan that begins with a class holds it as its folder does, whose items keep their keys [ADM-102, ADM-104]', async () => {
  const { planId } = (await begin({ kind: 'class', courseId: ids.activeCourse })).body;
  const folder = (await registrar().call('exportFolder', { courseId: ids.activeCourse })).body;
  expect((await exported(planId)).files).toEqual(folder.files);
  const { keys } = await world.db.one<{ keys: string[] }>(sql`
    select array_agg(curriculum_key order by curriculum_key collate "C") as keys from sessions
    where course_id = ${ids.activeCourse} and cancelled_at is null`);
  expect((await one(planId)).content.sessions.map(({ key }) => key).toSorted()).toEqual(keys);
});

test('a class elsewhere is no beginning for who does not reach it, and one with mistakes tells them [ADM-002, ADM-106]', async () => {
  expect((await begin({ kind: 'class', courseId: ids.lakesideCourse })).status).toBe(404);
  await world.db.run(sql`update sessions set short_description = repeat('x', 251)
    where course_id = ${ids.activeCourse} and chapter = 1.2`);
  const before = await plans();
  const { planId, mistakes } = (await begin({ kind: 'class', courseId: ids.activeCourse })).body;
  expect(planId).toBeNull();
  expect(mistakes).toMatchObject([{ key: 'summary' }]);
  expect(await plans()).toEqual(before);
});

test('a plan is exported as a folder, and one that begins with it is exported as the same bytes [ADM-104, ADM-105]', async () => {
  const first = await exported(ids.plan);
  expect(first).toMatchObject({ name: 'full-stack-flex', mistakes: [] });
  const { planId, leftOut } = (await fromZip(first.files.map(({ path, text }) => ({ name: path, data: text })))).body;
  expect(leftOut).toBe(0);
  expect((await exported(planId)).files).toEqual(first.files);
  const paths = (files: typeof first.files) => files.map(({ path }) => path);
  const earlier = await exported(ids.plan, 1);
  expect(paths(first.files).filter((path) => !paths(earlier.files).includes(path))).toEqual([
    'assignments/30-learning-journal.md',
  ]);
});

test('nothing begins with a folder that has mistakes, and each is told with its place [ADM-106]', async () => {
  const before = await plans();
  const { status, body } = await fromZip([COURSE, { ...SESSION, data: '---\nnmae: HTML\nmeeting: 1\n---\n' }]);
  expect(status).toBe(200);
  expect(body.planId).toBeNull();
  expect(body.mistakes).toContainEqual({
    file: 'sessions/01.md',
    line: 2,
    key: 'nmae',
    says: 'is not a key here; the nearest is name',
  });
  expect(await plans()).toEqual(before);
});

test('resources of a folder are counted, and what is no zip is refused in words [ADM-107]', async () => {
  const { planId, leftOut } = (await fromZip([COURSE, SESSION, { name: 'sessions/01/slides.pdf', data: '%PDF' }])).body;
  expect(leftOut).toBe(1);
  expect((await one(planId)).content).toMatchObject({ course: { name: 'Web basics' }, sessions: [{ key: '01' }] });
  const refused = await begin({ kind: 'folder', base64: Buffer.from('no zip').toString('base64') });
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'PLAN_FOLDER_NOT_READ']);
  expect(refused.body.errorMessage).not.toBe('');
});
