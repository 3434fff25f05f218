import { createHmac } from 'node:crypto';
import dns from 'node:dns/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuseAddress } from '@bcs/contract/features/webhooks/address';
import { MOST_WEBHOOKS } from '@bcs/contract/features/webhooks/failures';
import type { WebhookEvent } from '@bcs/contract/features/webhooks/model';
import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { runDueJobs } from '#jobs/outbox';
import { openDesk, type DeskStub, type Got } from '#testing/case-desks/desk-stub';
import { DEMO_PASSWORD } from '#database/seed/password';
import { ANCHOR, useWorld } from '#testing/world';
import { publishDueAnnouncements } from '#jobs/announcements';

const world = useWorld();
const { ids } = world;
const mine = { enrollmentId: ids.enrollments.instructor };
const ALL: WebhookEvent[] = ['grade.set', 'submission.received', 'attendance.set', 'announcement.published'];

/** An instructor's external program. */
let receiver: DeskStub;
let got: Got[];
let answers: number[];
beforeAll(async () => {
  receiver = await openDesk((arrived) => {
    got.push(arrived);
    return { status: answers.shift() ?? 204 };
  });
});
afterAll(() => receiver.close());
beforeEach(async () => {
  world.at(ANCHOR);
  [got, answers] = [[], []];
  receiver.mood = 'well';
  await world.db.script('delete from webhooks; delete from outbox');
});
afterEach(() => vi.restoreAllMocks());

const make = async (events = ALL, url = `${receiver.origin}/square`) => {
  const { status, body } = await world.as('instructor').call('createWebhook', { ...mine, url, events });
  expect(status).toBe(200);
  return { ...body, webhookId: body.webhook.id };
};
const log = async (webhookId: number) =>
  (await world.as('instructor').call('webhookDeliveries', { ...mine, webhookId })).body.deliveries;
const told = () => got.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });

describe('what happens in a class', () => {
  test('a career milestone that is handed in is no work of a teacher, and not told [D-102]', async () => {
    await make();
    await world.db.run(sql`delete from submissions where assignment_id = ${ids.careerMilestone}`);
    const submission = {
      id: null,
      assignmentId: ids.careerMilestone,
      studentEnrollmentId: ids.enrollments.student,
      notes: '',
    };
    const urls = [{ id: null, submissionId: null, url: 'https://linkedin.com/in/maya', title: 'LinkedIn' }];
    const { status } = await world.as('student').call('createSubmission', { submission, submissionUrlList: urls });
    await runDueJobs(world.services);
    expect([status, told()]).toEqual([200, []]);
  });

  test('is told to whom it was promised: graded, handed in, attendance, announcements', async () => {
    await make();
    const courseId = ids.activeCourse;
    const submissionId = ids.ungradedSubmission;
    await world.as('instructor').call('createSubmissionGrade', { id: null, submissionId, grade: 'A' });
    const submission = {
      id: null,
      assignmentId: ids.openAssignment,
      studentEnrollmentId: ids.enrollments.student,
      notes: '',
    };
    const urls = [{ id: null, submissionId: null, url: 'https://github.com/maya/work', title: null }];
    await world.as('student').call('createSubmission', { submission, submissionUrlList: urls });
    const absent = { statusCode: 'absent', excusedAbsenceReasonId: null };
    await world.as('ssm').call('setAttendanceStatus', {
      ...absent,
      sessionId: ids.yesterdaysSession,
      studentId: ids.accounts.student,
    });
    await world.db.run(sql`update announcements set appeared_at = null where course_id = ${courseId}`);
    await publishDueAnnouncements(world.services);
    await runDueJobs(world.services);
    const studentEnrollmentId = ids.enrollments.student;
    expect(told()).toContainEqual(
      expect.objectContaining({
        type: 'grade.set',
        data: {
          courseId,
          submissionId,
          assignmentId: ids.ungradedAssignment,
          studentEnrollmentId: expect.any(Number),
          grade: 'A',
        },
      }),
    );
    expect(told()).toContainEqual(
      expect.objectContaining({
        type: 'submission.received',
        data: { courseId, submissionId: expect.any(Number), assignmentId: ids.openAssignment, studentEnrollmentId },
      }),
    );
    expect(told()).toContainEqual(
      expect.objectContaining({
        type: 'attendance.set',
        data: { courseId, sessionId: ids.yesterdaysSession, studentEnrollmentId, statusCode: 'absent' },
      }),
    );
    expect(told().map(({ type }) => type)).toContain('announcement.published');
  });
  test('is told of what was chosen alone, and never of another course', async () => {
    await make(['attendance.set']);
    await world
      .as('instructor')
      .call('createSubmissionGrade', { id: null, submissionId: ids.lakesideSubmission, grade: 'A' });
    await world
      .as('lakesideInstructor')
      .call('createSubmissionGrade', { id: null, submissionId: ids.lakesideSubmission, grade: 'A' });
    await runDueJobs(world.services);
    expect(told()).toEqual([]);
  });
  test('is not told any more to somebody who does not teach there now', async () => {
    const { webhookId } = await make();
    const tell = () => world.as('instructor').call('testWebhook', { ...mine, webhookId });
    await tell();
    await world.db.run(sql`update enrollments set role = 'student' where id = ${mine.enrollmentId}`);
    await runDueJobs(world.services);
    expect(got).toEqual([]);
    await world.db.run(sql`update enrollments set role = 'instructor' where id = ${mine.enrollmentId}`);
    await tell();
    await runDueJobs(world.services);
    expect(told()).toMatchObject([{ type: 'test', data: { courseId: ids.activeCourse } }]);
  });
});

describe('a message', () => {
  test('is signed as the Standard Webhooks scheme says, with a secret that nobody is told again', async () => {
    const { secret, webhookId } = await make();
    await world.as('instructor').call('testWebhook', { ...mine, webhookId });
    await runDueJobs(world.services);
    const [{ headers, body }] = got as [Got];
    const [id, timestamp] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
    expect([secret.slice(0, 6), Number(timestamp) * 1000]).toEqual(['whsec_', Date.parse(ANCHOR)]);
    const key = Buffer.from(secret.slice(6), 'base64');
    expect(key).toHaveLength(32);
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    const rows = await world.db.many<{ text: string }>(sql`select w::text as text from webhooks w`);
    const listed = await world.as('instructor').call('webhooks', mine);
    expect(JSON.stringify([rows, listed.body])).not.toContain(secret.slice(6, 30));
  });
  test('that is not taken comes again after growing pauses, with the same id, until it has failed', async () => {
    const { webhookId } = await make();
    answers = [500, 302, 404, 500, 500, 500];
    await world.as('instructor').call('testWebhook', { ...mine, webhookId });
    await runDueJobs(world.services);
    expect(await log(webhookId)).toMatchObject([
      { event: 'test', state: 'waiting', attempts: 1, status: 500, problem: 'It answered 500.' },
    ]);
    let now = ANCHOR;
    for (const minutes of [1, 2, 5, 15, 60]) {
      world.at(plus(now, minutes * MINUTE - 1000));
      expect(await runDueJobs(world.services)).toBe(0);
      now = plus(now, minutes * MINUTE);
      world.at(now);
      expect(await runDueJobs(world.services)).toBe(1);
    }
    expect(await log(webhookId)).toMatchObject([{ state: 'failed', attempts: 6, status: 500 }]);
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    world.at(plus(now, 24 * HOUR));
    expect(await runDueJobs(world.services)).toBe(0);
  });
  test('that is taken later was delivered', async () => {
    const { webhookId } = await make();
    answers = [503];
    await world.as('instructor').call('testWebhook', { ...mine, webhookId });
    await runDueJobs(world.services);
    world.at(plus(ANCHOR, MINUTE));
    await runDueJobs(world.services);
    expect(await log(webhookId)).toMatchObject([{ state: 'delivered', attempts: 2, status: 204, problem: null }]);
  });
  test.each(['redirecting', 'huge', 'takes and breaks off'] as const)(
    'to a receiver that is %s has failed for now',
    async (mood) => {
      const { webhookId } = await make();
      receiver.mood = mood;
      await world.as('instructor').call('testWebhook', { ...mine, webhookId });
      await runDueJobs(world.services);
      expect(await log(webhookId)).toMatchObject([{ state: 'waiting', attempts: 1, problem: expect.any(String) }]);
    },
  );
  test('to where there is nothing any more is not sent again', async () => {
    const { webhookId } = await make();
    answers = [410];
    await world.as('instructor').call('testWebhook', { ...mine, webhookId });
    await runDueJobs(world.services);
    expect(await log(webhookId)).toMatchObject([{ state: 'failed', attempts: 1, status: 410 }]);
  });
});

describe('a message that is sent again by hand', () => {
  const again = (webhookId: number, deliveryId: number) =>
    world.as('instructor').call('resendWebhookDelivery', { ...mine, webhookId, deliveryId });
  /** Sends a test message that its receiver answers with these statuses, one per attempt. */
  async function sent(...statuses: number[]) {
    const { webhookId } = await make();
    answers = statuses;
    await world.as('instructor').call('testWebhook', { ...mine, webhookId });
    await runDueJobs(world.services);
    const [delivery] = await log(webhookId);
    return { webhookId, deliveryId: delivery?.id ?? 0 };
  }

  test('goes once more with the same id and text, whether it had failed or arrived', async () => {
    for (const first of [410, 204]) {
      got = [];
      const { webhookId, deliveryId } = await sent(first);
      expect((await again(webhookId, deliveryId)).status).toBe(200);
      expect(await log(webhookId)).toMatchObject([{ id: deliveryId, state: 'waiting', attempts: 1 }]);
      await runDueJobs(world.services);
      expect(await log(webhookId)).toMatchObject([{ id: deliveryId, state: 'delivered', attempts: 2, status: 204 }]);
      const [one, other] = got;
      expect(got).toHaveLength(2);
      expect([other?.headers['webhook-id'], other?.body]).toEqual([one?.headers['webhook-id'], one?.body]);
    }
  });
  test('is tried as often as a new one', async () => {
    const { webhookId, deliveryId } = await sent(410, 500);
    await again(webhookId, deliveryId);
    await runDueJobs(world.services);
    expect(await log(webhookId)).toMatchObject([{ state: 'waiting', attempts: 2, status: 500 }]);
    world.at(plus(ANCHOR, MINUTE));
    await runDueJobs(world.services);
    expect(await log(webhookId)).toMatchObject([{ state: 'delivered', attempts: 3 }]);
  });
  test('is never sent twice at once: while it waits, and of ten who press at once, one', async () => {
    const { webhookId, deliveryId } = await sent(500);
    expect(await again(webhookId, deliveryId)).toMatchObject({ status: 409, body: { errorCode: 'DELIVERY_WAITS' } });
    world.at(plus(ANCHOR, MINUTE));
    await runDueJobs(world.services);
    got = [];
    const pressed = await Promise.all(Array.from({ length: 10 }, () => again(webhookId, deliveryId)));
    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
    await runDueJobs(world.services);
    expect(got).toHaveLength(1);
  });
  test('is one of the own webhook: not of another one, nor of somebody else', async () => {
    const { webhookId, deliveryId } = await sent(204);
    const { webhookId: other } = await make();
    expect((await again(other, deliveryId)).status).toBe(404);
    const byTa = { enrollmentId: ids.enrollments.ta, webhookId, deliveryId };
    expect((await world.as('ta').call('resendWebhookDelivery', byTa)).status).toBe(404);
  });
});

describe('from a public installation', () => {
  const settings = () => ({ ...world.services.settings, publicOrigin: 'https://learn.example.edu' });
  const outside = () => ({ ...world.services, settings: settings() });

  test.each([
    'http://hooks.example.org/x',
    'https://intranet/x',
    'ftp://hooks.example.org',
    'https://a:b@hooks.example.org',
    'hooks',
    '',
  ])('%j is no address', (url) => {
    expect(refuseAddress(url, { anywhere: false })?.code).toBe('WEBHOOK_URL');
    expect(refuseAddress('https://hooks.example.org/x', { anywhere: false })).toBeNull();
  });
  test.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', 'fd00::1'])(
    'nothing is ever sent to %s, wherever its name has led before',
    async (address) => {
      const { webhookId } = await make(ALL, `https://hooks.example.org:${new URL(receiver.origin).port}/`);
      // the name pointed elsewhere when the webhook was created
      vi.spyOn(dns, 'lookup').mockResolvedValue([{ address, family: address.includes(':') ? 6 : 4 }] as never);
      await world.as('instructor').call('testWebhook', { ...mine, webhookId });
      await runDueJobs(outside());
      expect(got).toEqual([]);
      expect(await log(webhookId)).toMatchObject([
        { state: 'waiting', attempts: 1, status: null, problem: 'The address could not be reached.' },
      ]);
    },
  );
});

test('a receiver that takes its time is told as such, and not as one that is not there', async () => {
  const { webhookId } = await make();
  receiver.mood = 'takes and never answers';
  // connected by then, but without an answer
  const soon = AbortSignal.timeout(300);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  await world.as('instructor').call('testWebhook', { ...mine, webhookId });
  await runDueJobs(world.services);
  expect(await log(webhookId)).toMatchObject([{ state: 'waiting', problem: 'No answer in time.' }]);
});

describe('whose it is', () => {
  test('nobody sees, tries or removes the webhook of somebody else', async () => {
    const { webhookId } = await make();
    const other = { enrollmentId: ids.enrollments.ta };
    for (const name of ['webhookDeliveries', 'testWebhook', 'deleteWebhook'] as const)
      expect((await world.as('ta').call(name, { ...other, webhookId })).status).toBe(404);
    expect((await world.as('ta').call('webhooks', other)).body).toEqual({ webhooks: [] });
    expect((await world.as('instructor').call('deleteWebhook', { ...mine, webhookId })).status).toBe(200);
    expect((await world.as('instructor').call('webhooks', mine)).body).toEqual({ webhooks: [] });
  });
  test('one is made with the own password again only: it outlives the session [ADM-012, D-326]', async () => {
    const session = await world.tokenOf('instructor');
    world.at(plus(ANCHOR, 5 * MINUTE));
    const send = async (call: string, payload: object) => {
      const headers = { authtoken: session };
      const { statusCode, body } = await world.app.inject({ method: 'POST', url: `/broker/${call}`, headers, payload });
      return [statusCode, (JSON.parse(body) as { errorCode?: string }).errorCode];
    };
    const wanted = { ...mine, url: receiver.origin, events: ALL };
    expect(await send('createWebhook', wanted)).toEqual([403, 'PASSWORD_NEEDED']);
    expect((await world.as('instructor').call('webhooks', mine)).body).toEqual({ webhooks: [] });
    expect(await send('confirmPassword', { password: DEMO_PASSWORD })).toEqual([200, undefined]);
    expect(await send('createWebhook', wanted)).toEqual([200, undefined]);
  });
  test(`nobody has more than ${MOST_WEBHOOKS} in a class, however many are made at once`, async () => {
    const answered = await Promise.all(
      Array.from({ length: MOST_WEBHOOKS + 3 }, () =>
        world.as('instructor').call('createWebhook', { ...mine, url: receiver.origin, events: ALL }),
      ),
    );
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(MOST_WEBHOOKS);
    expect(answered.filter(({ body }) => body.errorCode === 'TOO_MANY_WEBHOOKS')).toHaveLength(3);
  });
});
