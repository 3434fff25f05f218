import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { notify } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import { DIGEST_JOB } from '#features/preferences/queries-turns';
import { guardMailer } from '#features/mail-delivery/guard';
import { MailRefused } from '#kernel/mailer';
import { doDueJobs, mailsTo } from '#testing/mailbox';
import { forgetMails, mailsWith, tellCancelled, tellGrade } from '#testing/news';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { sendDigests, takeDigests } from './digest.ts';
import { runDueJobs } from './outbox.ts';

const world = useWorld();
const { ids } = world;
const MAYA = 'student@northfield.example';
const student = ids.accounts.student;
/** Noon, and half past nine in the evening, at the class. */
const NOON = '2026-03-11T16:00:00.000Z';
const EVENING = '2026-03-12T01:30:00.000Z';
const MORNING = '2026-03-12T11:00:00.000Z';
const IN_A_WEEK = '2026-03-18T22:30:00.000Z';

beforeEach(async () => {
  world.at(NOON);
  await forgetMails(world);
});

const jobs = () => doDueJobs(world.services);
const choose = async (kind: string, delivery: string | null, courseId: number | null = null) =>
  expect(
    (await world.as('student').call('saveMailPreferences', { choice: { kind, courseId, delivery } as never })).status,
  ).toBe(200);
const occasion = () => ({
  course: { universityId: ids.northfield, courseId: ids.activeCourse, timeZone: 'America/New_York' },
  now: world.now,
});

test('a cancelled session comes at once, with one button into its class, and a grade waits for the digest [SUCC-077, D-330]', async () => {
  const name = await tellCancelled(world, IN_A_WEEK);
  await tellGrade(world);
  const mails = await mailsTo(world, MAYA);
  expect(mails.map(({ subject }) => subject)).toEqual([`${name} on March 18, 2026 at 6:30 PM EDT has been cancelled.`]);
  expect(mails[0]?.body).toContain(
    `Open sessions:\n${world.services.settings.publicOrigin}/sessions?enrollment=${ids.enrollments.student}\n`,
  );
  expect(mails[0]?.body).toContain('/preferences');
});

test('what is chosen holds: at once, later, or not at all; for one class or for all [SUCC-076, SUCC-083]', async () => {
  await choose('grades', 'at-once');
  await choose('sessionChanges', 'off');
  const grade = await tellGrade(world);
  const session = await tellCancelled(world, IN_A_WEEK);
  await jobs();
  expect([await mailsWith(world, student, grade), await mailsWith(world, student, session)]).toEqual([1, 0]);
  await choose('grades', 'off', ids.activeCourse);
  await choose('sessionChanges', 'at-once', ids.activeCourse);
  const [later, again] = [await tellGrade(world), await tellCancelled(world, IN_A_WEEK)];
  await jobs();
  expect([await mailsWith(world, student, later), await mailsWith(world, student, again)]).toEqual([0, 1]);
  await choose('grades', null, ids.activeCourse);
  const last = await tellGrade(world);
  await jobs();
  expect(await mailsWith(world, student, last)).toBe(1);
});

test('a choice for all classes holds for one that is joined later [SUCC-083]', async () => {
  await choose('grades', 'at-once');
  const later = await world.db.one<{ id: number }>(sql`
    insert into enrollments (university_id, course_id, account_id, role, activated_at)
    values (${ids.northfield}, ${ids.dataCourse}, ${student}, 'student', ${NOON}) returning id`);
  const facts = { submissionId: 1, assignmentId: 1, title: 'Later work', grade: 'A', studentEnrollmentId: later.id };
  const course = { ...occasion().course, courseId: ids.dataCourse };
  await notify(world.db, 'SUBMISSION_GRADED', facts, { course, now: world.now });
  await jobs();
  expect(await mailsWith(world, student, 'Later work')).toBe(1);
  await world.db.run(sql`delete from notifications where enrollment_id = ${later.id}`);
  await world.db.run(sql`delete from enrollments where id = ${later.id}`);
});

test('in quiet hours a mail waits for their end, but for a change within twelve hours [SUCC-079]', async () => {
  world.at(EVENING);
  const far = await tellCancelled(world, IN_A_WEEK);
  const near = await tellCancelled(world, '2026-03-12T13:00:00.000Z');
  await jobs();
  expect([await mailsWith(world, student, far), await mailsWith(world, student, near)]).toEqual([0, 1]);
  world.at('2026-03-12T10:59:59.000Z');
  await jobs();
  expect(await mailsWith(world, student, far)).toBe(0);
  world.at(MORNING);
  await jobs();
  await jobs();
  expect(await mailsWith(world, student, far)).toBe(1);
});

test('a session that begins soon and is moved away is told in quiet hours as well [SUCC-079]', async () => {
  world.at(EVENING);
  const soonest = '2026-03-12T13:00:00.000Z';
  const moved = { sessionId: 9_000_001, contextId: 1, name: 'Moved away', startTime: IN_A_WEEK };
  const far = { ...moved, sessionId: 9_000_002, name: 'Moved later', soonest: '2026-03-13T13:00:00.000Z' };
  await notify(world.db, 'SESSION_UPDATED', [{ ...moved, soonest }, far], occasion());
  await jobs();
  expect([await mailsWith(world, student, 'Moved away'), await mailsWith(world, student, 'Moved later')]).toEqual([
    1, 0,
  ]);
});

test('a mail without a switch comes at night, and to whoever has turned everything off [SUCC-078, SUCC-079]', async () => {
  for (const kind of ['digest', 'sessionChanges', 'grades']) await choose(kind, 'off');
  world.at(EVENING);
  const resetUrl = `${world.services.settings.publicOrigin}/reset-password`;
  await world.anonymous.call('requestPasswordReset', { username: MAYA, resetUrl });
  const name = await tellCancelled(world, '2026-03-12T13:00:00.000Z');
  expect((await mailsTo(world, MAYA)).map(({ subject }) => subject)).toEqual(['Reset your Bootcamp Square password']);
  expect(await mailsWith(world, student, name)).toBe(0);
});

describe('the own time zone [SUCC-079]', () => {
  test('and own quiet hours count', async () => {
    const times = { timeZone: 'Asia/Tokyo', quietFrom: '00:00', quietUntil: '05:00' };
    expect((await world.as('student').call('saveMailPreferences', times)).status).toBe(200);
    // including one account for which it is night in Tokyo
    const name = await tellCancelled(world, IN_A_WEEK);
    await jobs();
    expect(await mailsWith(world, student, name)).toBe(0);
    world.at('2026-03-11T20:00:00.000Z');
    await jobs();
    expect(await mailsWith(world, student, name)).toBe(1);
  });
});

describe('at most one mail about an event [SUCC-080]', () => {
  test('however often the job is done, and whatever the digest does', async () => {
    const name = await tellCancelled(world, IN_A_WEEK);
    await jobs();
    await world.db.run(sql`update outbox set done_at = null, run_at = ${NOON} where kind = 'notice'`);
    await jobs();
    world.at(MORNING);
    await takeDigests(world.services);
    await jobs();
    expect(await mailsWith(world, student, name)).toBe(1);
  });

  test('one that waits for the morning is told by the digest alone where that comes first', async () => {
    world.at(EVENING);
    await takeDigests(world.services);
    const name = await tellCancelled(world, IN_A_WEEK);
    await jobs();
    world.at(MORNING);
    await takeDigests(world.services);
    await runDueJobs(world.services, { kinds: { [DIGEST_JOB]: sendDigests } });
    expect(await mailsWith(world, student, name)).toBe(1);
    // the job of the news, which nobody did above, is tried again a minute later
    world.at(plus(MORNING, MINUTE));
    await jobs();
    expect(await mailsWith(world, student, name)).toBe(1);
  });

  test('what was read before it is left out', async () => {
    const name = await tellCancelled(world, IN_A_WEEK);
    await world.as('student').call('handleNotificationForEnrollment', { enrollmentId: ids.enrollments.student });
    await jobs();
    expect(await mailsWith(world, student, name)).toBe(0);
    expect(await mailsWith(world, ids.accounts.student2, name)).toBe(1);
  });

  test('what is turned off, and what is for a blocked account, is left out [SUCC-076]', async () => {
    const name = await tellCancelled(world, IN_A_WEEK);
    await choose('sessionChanges', 'off');
    const blocked = ids.accounts.student2;
    await world.db.run(sql`update accounts set active = false where id = ${blocked}`);
    await jobs();
    await world.db.run(sql`update accounts set active = true where id = ${blocked}`);
    expect([await mailsWith(world, student, name), await mailsWith(world, blocked, name)]).toEqual([0, 0]);
  });

  test('what the mail server has refused is told by the digest, should that come first', async () => {
    await takeDigests(world.services);
    const name = await tellCancelled(world, IN_A_WEEK);
    const no = new MailRefused('No', { replyCode: 451, stage: 'content', answer: '451 4.7.1 Later' });
    await runDueJobs({ ...world.services, mailer: { send: () => Promise.reject(no) } });
    world.at(MORNING);
    await takeDigests(world.services);
    await runDueJobs(world.services, { kinds: { [DIGEST_JOB]: sendDigests } });
    await jobs();
    expect(await mailsWith(world, student, name)).toBe(1);
  });

  test.each([
    ['after an attempt without an answer is told by the digest', false],
    ['since the mail server has it already is told by no other mail', true],
  ])('what is not sent %s', async (_when, hasArrived) => {
    await takeDigests(world.services);
    const name = await tellCancelled(world, IN_A_WEEK);
    const hungUp = { send: () => Promise.reject(new Error('Connection closed unexpectedly')) };
    if (hasArrived) await jobs();
    else await runDueJobs({ ...world.services, mailer: guardMailer(hungUp, world.services) });
    await choose('sessionChanges', 'daily');
    // the job runs again, as after a kill
    await world.db.run(sql`update outbox set done_at = null, run_at = ${NOON} where kind = 'notice'`);
    await jobs();
    world.at(MORNING);
    await takeDigests(world.services);
    await jobs();
    expect(await mailsWith(world, student, name)).toBe(1);
  });

  const cancelled = { sessionId: 77, contextId: 1, name: 'Undone', startTime: IN_A_WEEK };
  const tell = () => notify(world.db, 'SESSION_CANCELLED', cancelled, occasion());
  test('what was undone before it is left out, and what was undone after it is told as well [D-201]', async () => {
    await tell();
    await notifyUndone(world.db, 'SESSION_CANCELLED', cancelled, occasion());
    await jobs();
    expect(await mailsWith(world, student, 'Undone')).toBe(0);
    await tell();
    await jobs();
    await notifyUndone(world.db, 'SESSION_CANCELLED', cancelled, occasion());
    await jobs();
    expect((await mailsTo(world, MAYA)).map(({ subject }) => subject.replace(/.*EDT /, ''))).toEqual([
      'has been cancelled.',
      'takes place after all.',
    ]);
    expect(
      await numberOf(
        world.db,
        sql`select count(*) from notifications where enrollment_id = ${ids.enrollments.student}`,
      ),
    ).toBe(1);
  });
});

test('an ended enrollment and a switched-off account get no mail about the class, not even one that waits [SUCC-083]', async () => {
  const name = await tellCancelled(world, IN_A_WEEK);
  await world.db.run(sql`update enrollments set active = false where id = ${ids.enrollments.student}`);
  await world.db.run(sql`update accounts set active = false where id = ${ids.accounts.student2}`);
  await jobs();
  expect([await mailsWith(world, student, name), await mailsWith(world, ids.accounts.student2, name)]).toEqual([0, 0]);
  expect(await numberOf(world.db, sql`select count(*) from mails where subject like ${`${name}%`}`)).toBeGreaterThan(5);
  await world.db.run(sql`update enrollments set active = true where id = ${ids.enrollments.student}`);
  await world.db.run(sql`update accounts set active = true where id = ${ids.accounts.student2}`);
});
