import { expect, test } from 'vitest';
import type { PlanContent } from '@bcs/contract/features/plans/model';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { plan: northfield, lakesidePlan: lakeside } = ids;
const programId = ids.activeProgram;
const universityId = ids.northfield;
const registrar = () => world.as('registrar');
const ALL = { search: '', universityId: null, archived: false, sort: 'name', descending: false, page: 0 } as const;

const listed = async (by: 'operator' | 'registrar', more: object = {}) =>
  (await world.as(by).call('plans', { ...ALL, ...more })).body;
const at = (meeting: number, days = 0) => ({ meeting, days, day: null, time: null });
const session = (meeting: number): PlanContent['sessions'][number] => ({
  key: `lesson-${meeting}`,
  facts: {
    name: `Lesson ${meeting}`,
    category: 'class',
    chapter: 1.1,
    summary: '',
    minutes: 180,
    resources: [],
    ...at(meeting),
  },
  text: 'Hello',
});
const withLesson = (content: PlanContent): PlanContent => ({
  ...content,
  sessions: [...content.sessions, session(content.sessions.length + 1)],
});

/** A plan with one session that was published once. */
async function begun() {
  const made = { universityId, programId, name: 'Web', from: { kind: 'empty' } } as const;
  const planId = Number((await registrar().call('createPlan', made)).body.planId);
  const one = async (number: number | null = null) => (await registrar().call('plan', { planId, number })).body;
  const edit = async (change: (content: PlanContent) => PlanContent, more: object = {}) => {
    const { version, name, content } = await one();
    return registrar().call('savePlan', { planId, version, programId, name, content: change(content), ...more });
  };
  const publish = async (note = '') =>
    registrar().call('publishPlan', { planId, version: (await one()).version, note });
  await edit(withLesson);
  await publish();
  return { planId, one, edit, publish };
}
const history = (action: string, planId: number) =>
  world.db.many(sql`
    select object_name as name, university_id as university, before, after from audit_entries
    where object_id = ${planId} and action = ${action} order by id`);

test('a grant lists the plans of its universities with version and counts, and opens no other [ADM-002, ADM-102]', async () => {
  expect((await listed('registrar')).rows).toEqual([
    {
      planId: northfield,
      name: 'Full Stack Flex',
      universityId,
      university: 'Northfield University',
      program: 'Full Stack Web Development, Part-Time',
      latest: 2,
      hasChanges: false,
      sessions: expect.any(Number),
      assignments: 35,
      updatedAt: expect.any(String),
      archived: false,
    },
  ]);
  expect((await listed('operator')).rows.map((row) => row.planId)).toEqual([northfield, lakeside]);
  expect((await listed('operator', { universityId: ids.lakeside })).total).toBe(1);
  expect((await listed('operator', { search: 'nowhere' })).total).toBe(0);
  for (const name of ['plan', 'exportPlan'] as const)
    expect((await registrar().call(name, { planId: lakeside, number: null })).status).toBe(404);
  expect((await registrar().call('archivePlan', { planId: lakeside })).status).toBe(404);
  expect((await world.as('admin').call('plans', ALL)).status).toBe(403);
});

test('what is edited becomes the next version with its note; a version that was published stays as it was [ADM-102]', async () => {
  const { planId, one, edit, publish } = await begun();
  const before = await one(1);
  expect((await edit(withLesson)).status).toBe(200);
  const inList = async () => (await listed('registrar')).rows.find((row) => row.planId === planId);
  expect(await inList()).toMatchObject({ latest: 1, hasChanges: true, sessions: 2 });
  expect(await publish(' The autumn of 2026 ')).toMatchObject({ status: 200, body: { number: 2 } });
  expect(await inList()).toMatchObject({ latest: 2, hasChanges: false, sessions: 2 });
  const versions = [
    { number: 2, note: 'The autumn of 2026', publishedBy: 'Ingrid Solberg' },
    { number: 1, note: '' },
  ];
  expect(await one()).toMatchObject({ hasChanges: false, versions });
  expect((await one(1)).content).toEqual(before.content);
  expect((await one(2)).content.sessions).toHaveLength(2);
  expect((await registrar().call('plan', { planId, number: 3 })).status).toBe(404);
  expect(await history('plan.update', planId)).toMatchObject([
    { university: universityId, after: { added: 'sessions/lesson-1.md' } },
    { after: { added: 'sessions/lesson-2.md' } },
  ]);
  expect(await history('plan.publish', planId)).toMatchObject([{ after: { number: 1 } }, { after: { number: 2 } }]);
});

test('nothing is published that the latest version has already, or that was changed since it was seen', async () => {
  const { planId, one, edit, publish } = await begun();
  const { version } = await one();
  expect((await publish()).body.errorCode).toBe('NOTHING_TO_PUBLISH');
  await edit(withLesson);
  const unseen = await registrar().call('publishPlan', { planId, version, note: '' });
  expect([unseen.status, unseen.body.errorCode]).toEqual([409, 'PLAN_MOVED_ON']);
  expect((await one()).versions).toHaveLength(1);
});

test('a plan that is changed back is as its latest version', async () => {
  const { one, edit } = await begun();
  await edit(withLesson);
  expect((await one()).hasChanges).toBe(true);
  const { content } = await one(1);
  await edit(() => content);
  expect((await one()).hasChanges).toBe(false);
});

test('a plan with mistakes is kept, tells them, and is not published [ADM-106]', async () => {
  const { one, edit, publish } = await begun();
  const again = { ...session(1), key: 'lesson-again' };
  expect((await edit((content) => ({ ...content, sessions: [...content.sessions, again] }))).status).toBe(200);
  expect((await one()).mistakes).toMatchObject([{ file: 'sessions/lesson-again.md', key: 'meeting' }]);
  const refused = await publish();
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'PLAN_HAS_MISTAKES']);
  expect(refused.body.fields?.['sessions/lesson-again.md']).toBe('meeting: 1 already belongs to sessions/lesson-1.md');
  expect((await one()).versions).toHaveLength(1);
});

test('facts that no file may hold, keys that no file may have and keys that come twice are refused [ADM-102]', async () => {
  const { edit } = await begun();
  const statusOf = async (change: Partial<PlanContent['sessions'][number]>) =>
    (await edit((content) => ({ ...content, sessions: [...content.sessions, { ...session(2), ...change }] }))).status;
  expect(await statusOf({ key: 'Über HTML' })).toBe(422);
  expect(await statusOf({ facts: { ...session(2).facts, minutes: 0 } })).toBe(422);
  expect(await statusOf({ key: 'lesson-1' })).toBe(422);
  expect(await statusOf({})).toBe(200);
});

test('saving over a newer state is refused and tells it by field [ADM-115]', async () => {
  const { planId, one, edit } = await begun();
  const { version, name, content } = await one();
  await edit(withLesson);
  const late = await registrar().call('savePlan', { planId, version, programId, name: 'Mine', content });
  expect([late.status, late.body.errorCode]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect(late.body.current).toMatchObject({ version: version + 1, name, programId, content: withLesson(content) });
  expect((await one()).name).toBe(name);
});

test('a plan belongs to a program of its university, and course.yaml says what it is called here [ADM-102]', async () => {
  const { one, edit } = await begun();
  const elsewhere = await edit((content) => content, { programId: 6 });
  expect([elsewhere.status, elsewhere.body.errorCode]).toEqual([422, 'NOT_ITS_PROGRAM']);
  await edit((content) => content, { name: ' Full Stack 2027 ', programId: 2 });
  const course = { name: 'Full Stack 2027', program: 'Full Stack Web Development, Full-Time' };
  expect(await one()).toMatchObject({ name: 'Full Stack 2027', content: { course } });
});

test('an archived plan leaves pickers and lists, takes no change, and is brought back as it was [ADM-071]', async () => {
  const { planId, one, edit, publish } = await begun();
  const before = await one();
  const idsOf = async (archived: boolean) => (await listed('registrar', { archived })).rows.map((row) => row.planId);
  expect(await idsOf(false)).toContain(planId);
  expect((await registrar().call('archivePlan', { planId })).status).toBe(200);
  expect((await registrar().call('archivePlan', { planId })).body.errorCode).toBe('ALREADY_ARCHIVED');
  expect(await idsOf(false)).not.toContain(planId);
  expect(await idsOf(true)).toEqual([planId]);
  expect((await edit(withLesson)).body.errorCode).toBe('PLAN_ARCHIVED');
  expect((await publish()).body.errorCode).toBe('PLAN_ARCHIVED');
  expect((await registrar().call('restorePlan', { planId })).status).toBe(200);
  expect((await registrar().call('restorePlan', { planId })).body.errorCode).toBe('NOT_ARCHIVED');
  expect(await one()).toEqual(before);
  expect(await history('plan.archive', planId)).toMatchObject([{ after: { archived: true } }]);
});

const CHANGES = [
  sql`update curriculum_plan_versions set note = 'Other' where plan_id = ${northfield}`,
  sql`delete from curriculum_plan_versions where plan_id = ${northfield}`,
];
test.each(CHANGES)(
  'no statement changes a version or takes it away, but for its plan as a whole [ADM-102] %#',
  async (change) => {
    await expect(world.db.run(change)).rejects.toThrow('versions of plans are never changed');
    const { body } = await registrar().call('plan', { planId: northfield, number: null });
    expect(body.versions).toHaveLength(2);
  },
);

test('without its trigger a version could be changed; with its plan it goes', async () => {
  const undone = new Error('undone');
  const attempt = world.db.transaction(async (tx) => {
    expect(await tx.run(sql`delete from curriculum_plans where id = ${lakeside}`)).toBe(1);
    expect(await tx.many(sql`select from curriculum_plan_versions where plan_id = ${lakeside}`)).toEqual([]);
    await tx.run(sql`alter table curriculum_plan_versions disable trigger a_plan_version_is_never_changed`);
    for (const change of CHANGES) expect(await tx.run(change)).toBe(2);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
});
