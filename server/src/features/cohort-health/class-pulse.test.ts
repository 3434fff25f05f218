import { expect, test } from 'vitest';
import type { ClassPulse } from '@bcs/contract/features/cohort-health/model';
import { parseGradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { rowsFor } from '@bcs/contract/features/gradebook/rows';
import { addDays, HOUR, localDay, plus, startOfDay } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import { recording } from '#testing/recording';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { classPulse } from './handlers.ts';

const world = useWorld();
const { activeCourse: courseId, enrollments } = world.ids;
const ZONE = 'America/New_York';
const pulseOf = async (name: DemoName): Promise<ClassPulse> => {
  const { status, body } = await world.as(name).call('classPulse', { courseId });
  expect(status).toBe(200);
  return body;
};

test('each number is that of the screen it leads to [SUCC-010]', async () => {
  for (const name of ['instructor', 'ta', 'ssm', 'admin', 'cd'] as const) {
    const { work, standing } = await pulseOf(name);
    const as = world.as(name);
    const sheet = (await as.call('gradebookSheet', { courseId })).body;
    expect(work.waiting, name).toBe(rowsFor(sheet, parseGradebookFilter({ gradeStatus: 'ungraded' })).length);
    expect(work.byDay.at(-1), name).toBe(work.waiting);
    const { standings, active } = (await as.call('cohortHealth', { courseId })).body;
    expect(standing, name).toMatchObject({
      offTrack: standings['off track'],
      atRisk: standings['at risk'],
      students: active,
    });
  }
  expect(await pulseOf('cd')).toMatchObject({ attendance: null, requests: null });
  for (const name of ['instructor', 'ta', 'ssm', 'admin'] as const) {
    const { attendance, requests } = await pulseOf(name);
    const as = world.as(name);
    const input = { enrollmentId: enrollments[name], status: 'pending' } as const;
    const open = (await as.call('remoteAttendanceRequests', input)).body.remoteAttendanceRequests;
    expect(requests?.waiting, name).toBe(open.length);
    const { students } = (await as.call('sessionDetail', { sessionId: attendance?.sessionId })).body;
    const counted = (...codes: string[]) => students.filter(({ statusCode }) => codes.includes(statusCode)).length;
    expect([attendance?.came, attendance?.expected], name).toEqual([
      counted('present', 'remote'),
      counted('present', 'remote', 'absent'),
    ]);
  }
});

test('how much waited at the end of each day is what the tables say', async () => {
  const { work, requests } = await pulseOf('instructor');
  for (const [place, back] of [13, 6, 0].map((days) => [13 - days, days] as const)) {
    const at = startOfDay(addDays(localDay(world.now, ZONE), -back), ZONE);
    const waited = await numberOf(
      world.db,
      sql`select count(*) from submissions w
        join assignments a on a.id = w.assignment_id and a.context_id = 1
        join enrollments e on e.id = w.enrollment_id and (e.ended_at is null or e.ended_at > ${at})
        left join submission_grades g on g.submission_id = w.id
        where w.course_id = ${courseId} and w.submitted_at <= ${at} and (g.grade is null or g.graded_at > ${at})`,
    );
    expect(work.byDay[place], `${back} days ago`).toBe(waited);
    const asked = await numberOf(
      world.db,
      sql`select count(*) from remote_requests q
        join sessions s on s.id = q.session_id and s.cancelled_at is null
        join enrollments e on e.id = q.enrollment_id and e.active
        left join remote_decisions d on d.request_id = q.id
        where q.course_id = ${courseId} and q.cancelled_at is null and q.requested_at <= ${at}
          and (d.decided_at is null or d.decided_at > ${at})`,
    );
    expect(requests?.byDay[place], `${back} days ago`).toBe(asked);
  }
});

test('no small group is told to whoever sees no names [SUCC-005, SUCC-068]', async () => {
  const { attendance, standing } = await pulseOf('cm');
  const groups = [attendance?.came, standing.atRisk, standing.offTrack, ...standing.byClass];
  expect(groups.filter((group) => typeof group === 'number' && group > 0 && group < 5)).toEqual([]);
  // red control: there are some
  const seen = await pulseOf('admin');
  expect([seen.standing.atRisk, ...seen.standing.byClass].some((group) => group !== null && group < 5)).toBe(true);
});

test('attendance counts once the class is over, before that it is said of how many it was taken [D-241]', async () => {
  const { attendance } = await pulseOf('ssm');
  const before = (await world.as('ssm').call('cohortHealth', { courseId })).body;
  const id = attendance?.sessionId ?? 0;
  const { end } = await world.db.one<{ end: string }>(sql`select iso(end_time) as end from sessions where id = ${id}`);
  const goesOn = (until: string) => world.db.run(sql`update sessions set end_time = ${until} where id = ${id}`);
  await goesOn(plus(world.now, HOUR));
  const { attendance: during } = await pulseOf('ssm');
  expect(during?.running?.students).toBe(before.meetings.find((each) => each.id === id)?.students);
  expect(during?.running?.recorded).toBeGreaterThan(0);
  expect(during?.shares).toHaveLength((attendance?.shares.length ?? 0) - 1);
  await goesOn(end);
  expect((await pulseOf('ssm')).attendance).toEqual(attendance);
});

test('two worlds that differ only in what a role may not know give byte-equal answers [SUCC-001]', async () => {
  const all = async (...names: DemoName[]) =>
    Promise.all(names.map(async (name) => JSON.stringify(await pulseOf(name))));
  const [before, careers] = [await all('instructor', 'ta', 'cm'), await all('ssm', 'cd')];
  await world.db.run(sql`delete from career_feedback where course_id = ${courseId}`);
  expect(await all('instructor', 'ta', 'cm')).toEqual(before);
  // the red control
  const after = await all('ssm', 'cd');
  expect(after.filter((bytes, place) => bytes === careers[place])).toEqual([]);
  // and the other way round
  const [, cd] = after;
  await world.db.run(
    sql`update attendance set status_code = 'absent' where course_id = ${courseId} and status_code = 'present'`,
  );
  expect(await all('cd')).toEqual([cd]);
});

test('it takes two statements besides that of the sign-in, and is for the staff of the class', async () => {
  const { database, take } = recording(world.db);
  const arrival = { token: await world.tokenOf('ssm'), input: { courseId }, ip: '127.0.0.1' };
  await handleCall(classPulse as unknown as Handler, arrival, { ...world.services, database });
  expect(take().flatMap(({ statements }) => statements)).toHaveLength(3);
  expect((await world.as('student').call('classPulse', { courseId })).status).toBe(403);
  expect((await world.as('lakesideInstructor').call('classPulse', { courseId })).status).toBe(404);
});
