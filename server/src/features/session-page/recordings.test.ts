import { expect, test } from 'vitest';
import { wasSessionMissed } from '@bcs/contract/features/session-page/missed';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { enrollments, videoSession, pastCareerSession, lakesideSession, missedSession, excusedSession } = world.ids;
const ask = async (name: DemoName, enrollmentId: number = enrollments[name as 'student']) =>
  world.as(name).call('recordings', { enrollmentId });
const record = (sessionId: number) =>
  world.db.run(sql`
    insert into session_videos (university_id, session_id, url, position)
    select university_id, id, 'https://zoom.us/rec/play/' || id, 1 from sessions where id = ${sessionId}
    on conflict do nothing`);

test('every recorded session of the class is listed, the latest first, and no other; staff have no attendance [D-065, D-074]', async () => {
  for (const id of [pastCareerSession, lakesideSession, missedSession, excusedSession]) await record(id);
  const { recordings } = (await ask('student')).body;
  const { sessions } = (await world.as('student').call('sessions', { enrollmentId: enrollments.student })).body;
  const recorded = sessions.filter(({ videoUrlList }) => videoUrlList.length > 0);
  expect(recordings.map(({ id, videoIds }) => [id, videoIds])).toEqual(
    recorded.toReversed().map(({ id, videoUrlList }) => [id, videoUrlList.map((video) => video.id)]),
  );
  const ids = recordings.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([videoSession, pastCareerSession]));
  expect(ids).not.toContain(lakesideSession);
  const missed = recordings.filter(({ statusCode }) => wasSessionMissed(statusCode)).map(({ id }) => id);
  const { attendanceHistory } = (
    await world.as('student').call('attendanceHistory', { enrollmentId: enrollments.student })
  ).body;
  const absences = attendanceHistory.filter(({ absence, session }) => absence && ids.includes(session.id));
  expect(missed).toEqual(absences.map(({ session }) => session.id));
  expect(missed).toEqual(expect.arrayContaining([excusedSession, missedSession]));
  expect((await ask('ta')).body.recordings.every(({ statusCode }) => statusCode === null)).toBe(true);
});

test('what a cohort hides, and what was cancelled, is not listed; the class of somebody else is not there [D-065]', async () => {
  await world.db.run(sql`update cohorts set hide_career_services = true where id = ${world.ids.activeCohort}`);
  await world.db.run(sql`update sessions set cancelled_at = ${world.now} where id = ${videoSession}`);
  const ids = (await ask('student')).body.recordings.map(({ id }) => id);
  expect(ids).not.toContain(pastCareerSession);
  expect(ids).not.toContain(videoSession);
  expect((await ask('student', enrollments.student2)).status).toBe(404);
});
