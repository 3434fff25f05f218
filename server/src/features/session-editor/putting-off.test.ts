import { beforeEach, expect, test } from 'vitest';
import { DAY, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse: courseId } = world.ids;
const registrar = () => world.as('registrar');
beforeEach(() => world.at(ANCHOR));

type Marks = 'stay' | 'clear' | undefined;

/** Finds the latest past class session with marks. */
const lastMarked = async (): Promise<number> =>
  (
    await world.db.one<{ id: number }>(sql`
      select s.id from sessions s where s.course_id = ${courseId} and s.cancelled_at is null and s.end_time < ${world.now}
        and exists (select from attendance a where a.university_id = s.university_id and a.session_id = s.id
          and a.punctuality_id is not null)
        and exists (select from attendance a where a.university_id = s.university_id and a.session_id = s.id
          and a.status_code = 'absent')
      order by s.start_time desc limit 1`)
  ).id;
const marksOf = (sessionId: number) =>
  world.db.many<{ id: number }>(sql`
    select enrollment_id as id, status_code as status, punctuality_id as punctuality, excused_absence_reason_id as reason
    from attendance where session_id = ${sessionId} order by 1`);
const historyOf = async (sessionId: number): Promise<number> =>
  (
    await world.db.one<{ rows: number }>(sql`
      select count(*)::int as rows from attendance_history where session_id = ${sessionId}`)
  ).rows;

async function moveBy(sessionId: number, days: number, marks: Marks) {
  const asked = { courseId, sessionId, reach: 'this', tells: false, ...(marks && { marks }) } as const;
  const { stands, version } = (await registrar().call('previewSession', { ...asked, fields: null })).body;
  if (stands === null) throw new Error('There is such a session.');
  const [startTime, endTime] = [plus(stands.startTime, days * DAY), plus(stands.endTime, days * DAY)];
  const fields = { ...stands, startTime, endTime };
  const shown = (await registrar().call('previewSession', { ...asked, fields })).body;
  const saved = await registrar().call('saveSession', { ...asked, fields, version, digest: shown.digest });
  expect(saved.status).toBe(200);
  return shown.marks;
}

test('a session that is held later has no marks, keeps them in its history, and has them again when it is moved back [ADM-083, ADM-086]', async () => {
  const sessionId = await lastMarked();
  const before = await marksOf(sessionId);
  const kept = await historyOf(sessionId);
  const shown = await moveBy(sessionId, 30, 'clear');
  expect(shown).toEqual({ hanging: before.length, restored: 0 });
  expect(await marksOf(sessionId)).toEqual([]);
  expect(await historyOf(sessionId)).toBe(kept + before.length);
  // a mark made on the new day is kept
  const [first] = before;
  await world.db.run(sql`
    insert into attendance_history (university_id, session_id, enrollment_id, new_status, changed_by, changed_at)
    select university_id, ${sessionId}, id, 'exception', account_id, ${world.now} from enrollments where id = ${first?.id ?? 0}`);
  expect(await moveBy(sessionId, -30, undefined)).toEqual({ hanging: 0, restored: before.length - 1 });
  expect(await marksOf(sessionId)).toEqual(before.slice(1));
});

test('where the date was wrong the marks stay, and moved further ahead what was cleared stays away [ADM-083, ADM-086]', async () => {
  const sessionId = await lastMarked();
  const before = await marksOf(sessionId);
  expect((await moveBy(sessionId, -1, 'stay')).hanging).toBe(before.length);
  expect(await marksOf(sessionId)).toEqual(before);
  await moveBy(sessionId, 31, 'clear');
  expect(await moveBy(sessionId, 1, undefined)).toEqual({ hanging: 0, restored: 0 });
  expect(await marksOf(sessionId)).toEqual([]);
});

test('several sessions that are put off together are asked about the same, and one undo brings their marks back [ADM-084, ADM-086]', async () => {
  const sessionId = await lastMarked();
  const before = await marksOf(sessionId);
  const asked = {
    courseId,
    items: [{ kind: 'session' as const, id: sessionId }],
    move: { by: 'days' as const, days: 30 },
    marks: 'clear' as const,
  };
  const { digest, items, marks } = (await registrar().call('previewMoveItems', asked)).body;
  expect(marks.hanging).toBe(before.length);
  expect((await registrar().call('moveItems', { ...asked, marks: 'stay', digest })).body).toMatchObject({
    errorCode: 'PREVIEW_OUTDATED',
  });
  expect((await registrar().call('moveItems', { ...asked, digest })).status).toBe(200);
  expect(await marksOf(sessionId)).toEqual([]);
  const dates = items
    .filter(({ kind }) => kind === 'session')
    .map(({ kind, id, from, to }) => ({ kind, id, ...from, from: to.startTime }));
  const back = { courseId, items: asked.items, move: { by: 'dates' as const, dates } };
  const shown = (await registrar().call('previewMoveItems', back)).body;
  expect(shown.marks).toEqual({ hanging: 0, restored: before.length });
  expect((await registrar().call('moveItems', { ...back, digest: shown.digest })).status).toBe(200);
  expect(await marksOf(sessionId)).toEqual(before);
});
