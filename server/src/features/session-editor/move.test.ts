import { beforeEach, expect, test } from 'vitest';
import type { ItemMove, MovableItem } from '@bcs/contract/features/session-editor/model';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const courseId = ids.activeCourse;
const WEEK = 7 * 24 * HOUR;
beforeEach(() => world.at(ANCHOR));

const registrar = () => world.as('registrar');
const session = (id: number): MovableItem => ({ kind: 'session', id });
const assignment = (id: number): MovableItem => ({ kind: 'assignment', id });
const preview = (items: MovableItem[], move: ItemMove) =>
  registrar().call('previewMoveItems', { courseId, items, move });
async function move(items: MovableItem[], by: ItemMove) {
  const { body } = await preview(items, by);
  return {
    previewed: body,
    moved: await registrar().call('moveItems', { courseId, items, move: by, digest: body.digest }),
  };
}
const dates = async () => ({
  sessions: await world.db.many(
    sql`select id, start_time, end_time from sessions where course_id = ${courseId} order by id`,
  ),
  assignments: await world.db.many(
    sql`select id, due_date, buffer_days from assignments where course_id = ${courseId} order by id`,
  ),
});
const back = (
  items: {
    kind: 'session' | 'assignment';
    id: number;
    from: { startTime: string; endTime: string };
    to: { startTime: string };
  }[],
) =>
  ({ by: 'dates', dates: items.map(({ kind, id, from, to }) => ({ kind, id, ...from, from: to.startTime })) }) as const;

test('sessions and assignments are moved at once as previewed, extensions stay on top, and one undo takes all of it back [ADM-084, D-080]', async () => {
  const before = await dates();
  const items = [session(ids.futureSession), assignment(ids.extendedAssignment), assignment(ids.futureAssignment)];
  const { previewed, moved } = await move(items, { by: 'days', days: 7 });
  expect(moved.body).toEqual({ success: true, changed: 3 });
  expect(previewed.items.map(({ kind, id }) => ({ kind, id })).toSorted((a, b) => a.id - b.id)).toEqual(
    items.toSorted((a, b) => a.id - b.id),
  );
  for (const { from, to } of previewed.items)
    // local times are compared, so an hour may be added or lost
    expect(Math.abs(Date.parse(to.startTime) - Date.parse(from.startTime) - WEEK)).toBeLessThanOrEqual(HOUR);
  const after = await dates();
  expect(after).not.toEqual(before);
  const buffers = ({ assignments }: typeof after) =>
    assignments.map((each) => (each as { buffer_days: number }).buffer_days);
  expect(buffers(after)).toEqual(buffers(before));
  const undone = await move(items, back(previewed.items));
  expect(undone.moved.status).toBe(200);
  expect(await dates()).toEqual(before);
  const batches = sql`select count(distinct batch_id) from audit_entries where batch_id is not null and action in ('session.update', 'assignment.update')`;
  expect(await numberOf(world.db, batches)).toBe(2);
});

test('what lies on a holiday goes to the next class day and names it; what is tied to a moved session follows it [ADM-084, ADM-096]', async () => {
  const [first] = (await preview([session(ids.futureSession)], { by: 'days', days: 7 })).body.items;
  const day = first?.to.startTime.slice(0, 10) ?? '';
  const holidays = JSON.stringify([{ from: day, to: day, name: 'Founders Day' }]);
  await world.db.run(sql`update courses set holidays = ${holidays}::jsonb where id = ${courseId}`);
  await world.db.run(sql`
    update assignments set due_session_id = ${ids.futureSession}, due_tie = '{"at":"start"}' where id = ${ids.openAssignment}`);
  const items = [session(ids.futureSession), assignment(ids.openAssignment)];
  const { body } = await preview(items, { by: 'days', days: 7 });
  expect(body.items[0]?.holiday).toBe('Founders Day');
  expect(body.items[0]?.to.startTime).not.toBe(first?.to.startTime);
  expect(body.items[1]).toMatchObject({
    id: ids.openAssignment,
    follows: true,
    to: { startTime: body.items[0]?.to.startTime },
  });
  // on its own, it stays with its session
  expect((await preview([assignment(ids.openAssignment)], { by: 'days', days: 7 })).body.items).toEqual([]);
  await world.db.run(
    sql`update assignments set due_session_id = null, due_tie = null where id = ${ids.openAssignment}`,
  );
  await world.db.run(sql`update courses set holidays = '[]' where id = ${courseId}`);
});

test('students of a published class hear of a bulk move in one message each [ADM-088, D-190]', async () => {
  world.at(plus(ANCHOR, HOUR));
  const items = [session(ids.futureSession), session(ids.tomorrowsSession), assignment(ids.openAssignment)];
  const { previewed } = await move(items, { by: 'days', days: 7 });
  const messages = () =>
    world.db.many<{ id: number; message: string }>(sql`
      select enrollment_id as id, content ->> 'message' as message from notifications
      where created_at = ${world.now} and type in ('SESSION_UPDATED', 'DUE_DATE_CHANGED')`);
  const told = await messages();
  expect(told).toHaveLength(previewed.studentsTold);
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  expect(told[0]?.message).toMatch(/ and 1 more session have changed\. .* 1 due date has changed as well\.$/);
  world.at(plus(ANCHOR, 2 * HOUR));
  await move([assignment(ids.openAssignment), assignment(ids.overdueAssignment)], { by: 'days', days: 7 });
  const due = await messages();
  expect(new Set(due.map(({ id }) => id)).size).toBe(due.length);
  expect(due[0]?.message).toMatch(/^The due dates of .* and 1 more item have changed\./);
});

test('of two moves at once one is done, what was moved on is not taken back, and other classes stay out of reach [ADM-045, ADM-084]', async () => {
  world.at(plus(ANCHOR, 3 * HOUR));
  const items = [session(ids.futureSession), session(ids.tomorrowsSession)];
  const later = { by: 'days', days: 1 } as const;
  const { body } = await preview(items, later);
  const both = await Promise.all(
    [1, 2].map(() => registrar().call('moveItems', { courseId, items, move: later, digest: body.digest })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await move([session(ids.futureSession)], later);
  const standing = await dates();
  expect((await preview(items, back(body.items))).body).toMatchObject({ errorCode: 'PREVIEW_OUTDATED' });
  for (const items_ of [[session(ids.lakesideSession)], [assignment(ids.lakesideAssignment)], [session(99_999)]])
    expect((await preview(items_, later)).body).toMatchObject({ errorCode: 'PREVIEW_OUTDATED' });
  expect((await preview([], later)).status).toBe(422);
  expect(await dates()).toEqual(standing);
});
