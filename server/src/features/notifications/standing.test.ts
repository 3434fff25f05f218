import { beforeEach, expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { doDueJobs } from '#testing/mailbox';
import { forgetMails, mailsWith } from '#testing/news';
import { useWorld } from '#testing/world';
import { notify } from './notify.ts';

const world = useWorld();
const { ids } = world;
const { student, cd } = ids.enrollments;
const NOON = '2026-03-11T16:00:00.000Z';
const ENDS = plus(NOON, HOUR);
const occasion = {
  course: { universityId: ids.northfield, courseId: ids.activeCourse, timeZone: 'America/New_York' },
  now: NOON,
};
const hideCareers = (hides: boolean) =>
  world.db.run(sql`update cohorts set hide_career_services = ${hides} where id = ${ids.activeCohort}`);

/** Resets the world: no news, nothing hidden or announced, and the student wants all mail at once. */
async function begin() {
  await forgetMails(world);
  await hideCareers(false);
  // the same announcement within seconds counts as sent twice
  await world.db.run(sql`delete from announcements where title = 'Panel tonight'`);
  await world.db.run(sql`
    insert into mail_choices (account_id, kind, delivery)
    select ${ids.accounts.student}::int, kind, 'at-once' from unnest(array['sessionChanges', 'grades', 'announcements', 'surveys']) as k(kind)`);
}
beforeEach(async () => {
  world.at(NOON);
  await begin();
});

const bellOf = async (name: 'student' | 'cd', enrollmentId: number) =>
  (await world.as(name).call('latestNotifications', { enrollmentId })).body.notificationsResume;
/** The places where the student is told a text: the number at the bell, the next digest, and a separate e-mail. */
async function toldOf(text: string) {
  const { unhandledCount } = await bellOf('student', student);
  const { digest } = (await world.as('student').call('digestPreview')).body;
  await doDueJobs(world.services);
  const mailed = await mailsWith(world, ids.accounts.student, text);
  return { bell: unhandledCount, digest: JSON.stringify(digest).includes(text), mailed };
}
const TOLD = { bell: 1, digest: true, mailed: 1 };
const NOWHERE = { bell: 0, digest: false, mailed: 0 };

const career = { sessionId: 9_000_001, contextId: 2, name: 'Résumé Lab', startTime: plus(NOON, 48 * HOUR) };
const tellCareer = () => notify(world.db, 'SESSION_CANCELLED', career, occasion);
const tellFeedback = () =>
  notify(
    world.db,
    'CAREER_FEEDBACK',
    { assignmentId: ids.openAssignment, title: 'Résumé', studentEnrollmentId: student },
    occasion,
  );
const announce = () =>
  world.as('cd').call('createCourseAnnouncement', {
    contextCode: 'career',
    enrollmentId: cd,
    title: 'Panel tonight',
    body: 'Bring questions.',
    activationDate: NOON,
    expirationDate: ENDS,
  });
const askForSurvey = () =>
  notify(
    world.db,
    'SURVEY_REMINDER',
    { studentEnrollmentId: student, formName: 'weekly-feedback', week: 10, title: 'Weekly feedback', closesAt: ENDS },
    occasion,
  );
const later = async () => world.at(ENDS);

test.each([
  ['a career session, once the cohort hides careers', 'Résumé Lab', tellCareer, () => hideCareers(true)],
  ['career feedback, once the cohort hides careers', 'Résumé', tellFeedback, () => hideCareers(true)],
  ['an announcement, once it is over', 'Panel tonight', announce, later],
  ['a survey, once it has closed', 'Weekly feedback', askForSurvey, later],
])('nobody is told of %s [SUCC-080, D-201, D-065, D-331]', async (_what, text, tell, ends) => {
  await tell();
  await ends();
  expect(await toldOf(text)).toEqual(NOWHERE);
  // red control: if it had not ended, it would be shown everywhere
  await begin();
  world.at(plus(ENDS, -1));
  await tell();
  expect(await toldOf(text)).toEqual(TOLD);
});

test('what is shown again is told again, what was read stays, and staff judge on what was handed in [D-065, D-331]', async () => {
  await tellCareer();
  const work = { assignmentId: 9, title: 'Résumé', contextId: 2, studentId: 1, student: 'Maya Okafor' };
  await notify(world.db, 'SUBMISSION_RECEIVED', { ...work, studentEnrollmentId: student }, occasion);
  await hideCareers(true);
  expect((await bellOf('cd', cd)).unhandledCount).toBe(1);
  await hideCareers(false);
  expect((await bellOf('student', student)).unhandledCount).toBe(1);
  await world.as('student').call('handleNotificationForEnrollment', { enrollmentId: student });
  await hideCareers(true);
  expect((await bellOf('student', student)).notifications).toHaveLength(1);
});
