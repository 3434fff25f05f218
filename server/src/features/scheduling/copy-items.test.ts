import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const courseId = ids.activeCourse;
const targetId = ids.upcomingCourse;
beforeEach(() => world.at(ANCHOR));

const ITEMS = [
  { kind: 'session' as const, id: ids.futureSession },
  { kind: 'assignment' as const, id: ids.openAssignment },
];
type Chosen = { kind: 'session' | 'assignment'; id: number; startTime: string | null }[];
const preview = (chosen: Chosen = [], to: number = targetId, by: 'registrar' | 'admin' = 'registrar') =>
  world.as(by).call('previewCopyItems', { courseId, targetId: to, items: ITEMS, chosen });
const dates = async (id: number) => ({
  sessions: await numberOf(world.db, sql`select count(*) from sessions where course_id = ${id}`),
  assignments: await numberOf(world.db, sql`select count(*) from assignments where course_id = ${id}`),
});

test('sessions and assignments are copied to another class with dates as in a copy of the class, ties and editable dates included [ADM-101]', async () => {
  await world.db.run(sql`
    update assignments set due_session_id = ${ids.futureSession}, due_tie = '{"at":"start"}' where id = ${ids.openAssignment}`);
  const [source, before] = [await dates(courseId), await dates(targetId)];
  const shown = (await preview()).body;
  expect(shown.items.map(({ kind, id }) => ({ kind, id })).toSorted((a, b) => a.id - b.id)).toEqual(
    ITEMS.toSorted((a, b) => a.id - b.id),
  );
  const session = shown.items.find(({ kind }) => kind === 'session');
  expect(session?.why.because).toBe('meeting');
  const day = await world.db.one<{ day: string }>(
    sql`select start_date + 8 as day from courses where id = ${targetId}`,
  );
  const startTime = `${day.day}T22:00:00.000Z`;
  const chosen = [{ kind: 'session' as const, id: ids.futureSession, startTime }];
  const { digest, items, unsettled } = (await preview(chosen)).body;
  expect(unsettled).toBe(0);
  expect(items.every((item) => item.new?.startTime === startTime)).toBe(true);
  const input = { courseId, targetId, items: ITEMS, chosen, digest };
  expect((await world.as('registrar').call('copyItems', input)).body).toEqual({ success: true, copied: 2 });
  expect(await dates(targetId)).toEqual({ sessions: before.sessions + 1, assignments: before.assignments + 1 });
  expect(await dates(courseId)).toEqual(source);
  const copy = await world.db.one(sql`
    select a.due_date = s.start_time as tied, a.due_date as due from assignments a
    join sessions s on s.university_id = a.university_id and s.id = a.due_session_id and s.course_id = a.course_id
    where a.course_id = ${targetId}`);
  expect(copy).toEqual({ tied: true, due: startTime });
  // no work is copied
  expect(
    await numberOf(
      world.db,
      sql`select count(*) from submissions w join assignments a on a.id = w.assignment_id where a.course_id = ${targetId}
        and a.due_session_id is not null`,
    ),
  ).toBe(0);
  expect((await world.as('registrar').call('copyItems', input)).body).toMatchObject({ success: true });
});

test('both classes are judged: only where the viewer may edit, never in one that has ended, and not beyond the end [ADM-045, ADM-101]', async () => {
  // an admin of the class has no role in the other one
  expect((await preview([], targetId, 'admin')).status).toBe(404);
  expect((await preview([], ids.lakesideCourse)).status).toBe(404);
  await world.db.run(sql`update courses set concluded_at = ${ANCHOR} where id = ${ids.pastCourse}`);
  expect((await preview([], ids.pastCourse)).body).toMatchObject({ errorCode: 'CLASS_ENDED' });
  const elsewhere = { courseId, targetId, items: [{ kind: 'session' as const, id: ids.lakesideSession }], chosen: [] };
  expect((await world.as('registrar').call('previewCopyItems', elsewhere)).status).toBe(404);
  const late = [{ kind: 'session' as const, id: ids.futureSession, startTime: '2040-01-01T22:00:00.000Z' }];
  const { digest, unsettled } = (await preview(late)).body;
  expect(unsettled).toBeGreaterThan(0);
  const input = { courseId, targetId, items: ITEMS, chosen: late, digest };
  expect((await world.as('registrar').call('copyItems', input)).body).toMatchObject({ errorCode: 'COPY_NOT_SETTLED' });
  expect((await world.as('registrar').call('copyItems', { ...input, digest: 'x' })).body).toMatchObject({
    errorCode: 'PREVIEW_OUTDATED',
  });
});
