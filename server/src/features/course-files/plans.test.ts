import { beforeEach, expect, test } from 'vitest';
import type { TakeOverWanted } from '@bcs/contract/features/course-files/model';
import { sql } from '#database/db';
import { beginClass, differing, NOTHING_CHOSEN } from '#testing/course-folders';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const registrar = world.as('registrar');
beforeEach(() => world.at(ANCHOR));

const TUESDAYS = [{ weekday: 2, start: '18:30', end: '21:30' }];

async function take(courseId: number, number: number, wanted: Partial<TakeOverWanted> = {}) {
  const asked = { courseId, planId: ids.plan, number, wanted: { ...NOTHING_CHOSEN, ...wanted } };
  const shown = await registrar.call('previewTakeOver', asked);
  expect(shown.status).toBe(200);
  const written = await registrar.call('takeOver', { ...asked, digest: shown.body.digest });
  return { shown: shown.body, written: written.body };
}

test('a class is begun from a plan, says which version it came from, and a newer one reaches it item by item [ADM-102, ADM-103]', async () => {
  const courseId = await beginClass(world, 'FROM-PLAN');
  const before = (await registrar.call('compareWithPlan', { courseId })).body;
  expect(before.taken).toBeNull();
  expect(before.plans).toContainEqual(expect.objectContaining({ planId: ids.plan, latest: 2 }));
  const first = await take(courseId, 1, { pattern: TUESDAYS });
  expect(first.written.changed).toBe(first.shown.counts.created);
  expect(first.shown.counts.created).toBeGreaterThan(100);
  expect((await registrar.call('compareWithPlan', { courseId })).body).toMatchObject({
    taken: { planId: ids.plan, number: 1, latest: 2, by: 'Ingrid Solberg' },
    items: [],
  });
  const journal = { kind: 'assignment' as const, key: '30-learning-journal' };
  const leaves = { choices: { items: [{ ...journal, takes: false }], fields: [] } };
  const left = await take(courseId, 2, leaves);
  expect(differing(left.shown)).toMatchObject([{ ...journal, outcome: 'new', takes: false }]);
  expect(left.written.changed).toBe(0);
  // items left out are proposed again
  const second = await take(courseId, 2);
  expect(differing(second.shown)).toMatchObject([{ ...journal, outcome: 'new', takes: true }]);
  expect(second.written.changed).toBe(1);
});

test('released work that was handed in is unticked, and each item tells its old and new text and what follows from it [ADM-097, ADM-103]', async () => {
  const courseId = ids.activeCourse;
  await world.db.run(sql`
    update assignments a set due_date = due_date + interval '1 day' where course_id = ${courseId} and context_id = 1
      and exists (select from submissions s where s.university_id = a.university_id and s.assignment_id = a.id)`);
  const { shown } = await take(courseId, 1);
  const handedIn = shown.items.filter(({ submitted, differs }) => submitted > 0 && differs.length > 0);
  expect(handedIn.length).toBeGreaterThan(0);
  expect(handedIn.filter(({ takes }) => takes)).toEqual([]);
  const [one] = handedIn.filter(({ differs }) => differs.some(({ field }) => field === 'due'));
  if (!one) throw new Error('The demo class has due dates of its own.');
  const due = one.differs.find(({ field }) => field === 'due');
  expect(due).toMatchObject({ there: { at: expect.any(String) }, here: { at: expect.any(String) } });
  const { kind, key } = one;
  const fields = one.differs.map(({ field }) => ({ kind, key, field, takes: 'there' as const }));
  const wanted = { choices: { items: [{ kind, key, takes: true }], fields }, pattern: null };
  const asked = { courseId, planId: ids.plan, number: 1, wanted };
  const ticked = (await registrar.call('previewTakeOver', asked)).body.items.find((item) => item.key === key);
  expect(ticked).toMatchObject({ takes: true, follows: { studentsTold: expect.any(Number) } });
});

test('a session that has begun keeps its date whatever the plan says [ADM-083, ADM-103]', async () => {
  const courseId = await beginClass(world, 'BEGUN');
  await take(courseId, 1, { pattern: TUESDAYS });
  await world.db.run(sql`
    update sessions set start_time = start_time - interval '1 day', end_time = end_time - interval '1 day'
    where course_id = ${courseId} and category_code = 'office-hours'`);
  const dates = async () =>
    differing((await take(courseId, 2, { choices: { items: [], fields: [] } })).shown).flatMap(({ differs }) =>
      differs.filter(({ field }) => field === 'when'),
    );
  expect((await dates()).length).toBeGreaterThan(0);
  world.at('2029-01-01T00:00:00.000Z');
  expect(await dates()).toEqual([]);
});

test('another university has no such plan, and a class of hers is out of reach', async () => {
  const asked = { courseId: ids.activeCourse, planId: ids.lakesidePlan, number: 1, wanted: NOTHING_CHOSEN };
  expect((await registrar.call('previewTakeOver', asked)).status).toBe(404);
  expect((await registrar.call('compareWithPlan', { courseId: ids.lakesideCourse })).status).toBe(404);
});
