import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { CaseProvider } from '#kernel/case-provider';
import { doDueJobs, mailsTo } from '#testing/mailbox';
import { openDesk } from '#testing/case-desks/desk-stub';
import { AGENT, zendeskStub } from '#testing/case-desks/desks';
import { useWorld } from '#testing/world';
import { runDueJobs } from './outbox.ts';

const desk = await openDesk(zendeskStub());
afterAll(() => desk.close());
const world = useWorld({
  settings: {
    cases: { provider: 'zendesk', url: desk.origin, ...AGENT },
    supportEmail: 'help@northfield.example',
  },
});
const { ids } = world;

beforeEach(() => {
  desk.mood = 'well';
  desk.cases.length = 0;
  world.at(plus(world.now, 2 * HOUR));
});

let keys = 0;
const ask = async (more: object = {}) => {
  const { status, body } = await world.as('student').call('createSupportCase', {
    enrollmentId: ids.enrollments.student,
    role: 'student',
    category: 'tutoring',
    subcategory: 'tutor-change',
    description: 'Our times do not fit.',
    session: ids.yesterdaysSession,
    tutor: {
      pastDue: null,
      officeHours: null,
      reason: 'Other',
      otherReason: 'We moved.',
      time: 'Evenings 5-8',
      day: 'Monday',
    },
    clientKey: `key-of-the-job-${(keys += 1)}`,
    ...more,
  });
  expect(status).toBe(200);
  return body.caseId;
};
const stateOf = (caseId: number) =>
  world.db.one<{ delivered: boolean; tried: boolean }>(sql`
    select delivered_at is not null as delivered, delivery_tried_at is not null as tried from support_tickets where id = ${caseId}`);
const later = async (minutes: number) => {
  world.at(plus(world.now, minutes * MINUTE));
  await runDueJobs(world.services);
};

test('a case is stored first, and brought to the provider with all that was asked [SUPP-004, SUPP-027, D-163]', async () => {
  desk.mood = 'down';
  const caseId = await ask();
  desk.mood = 'well';
  expect(desk.cases).toEqual([]);
  await doDueJobs(world.services);
  expect(desk.cases).toHaveLength(1);
  expect(desk.cases[0]).toMatchObject({
    external_id: `BCS-${caseId}`,
    requester: { name: 'Maya Okafor', email: 'student@northfield.example' },
    priority: 'low',
    comment: {
      body: expect.stringMatching(
        /^Our times do not fit\.\n\nCategory: Tutoring\nSubcategory: Tutor Change\nSession: .+\nReason: Other\nOwn reason: We moved\.\nPreferred time: Evenings 5-8\nPreferred day: Monday$/,
      ),
    },
  });
  expect(await stateOf(caseId)).toEqual({ delivered: true, tried: true });
});

test.each(['down', 'busy', 'redirecting'] as const)(
  'a provider that is %s is asked again until it has the case, and has it once',
  async (mood) => {
    desk.mood = mood;
    const caseId = await ask();
    await runDueJobs(world.services);
    await later(2);
    expect([desk.cases.length, (await stateOf(caseId)).delivered]).toEqual([0, false]);
    desk.mood = 'well';
    await later(3);
    expect([desk.cases.length, (await stateOf(caseId)).delivered]).toEqual([1, true]);
    await later(120);
    expect(desk.cases).toHaveLength(1);
  },
);

test('an answer that was lost on the way makes no second case [control: it had one]', async () => {
  desk.mood = 'takes and breaks off';
  const caseId = await ask();
  await runDueJobs(world.services);
  expect([desk.cases.length, await stateOf(caseId)]).toEqual([1, { delivered: false, tried: true }]);
  desk.mood = 'well';
  await later(2);
  expect([desk.cases.length, (await stateOf(caseId)).delivered]).toEqual([1, true]);
});

test('a case that was sent twice by its form goes out once', async () => {
  const clientKey = 'the-same-key-of-a-page';
  expect(await ask({ clientKey })).toBe(await ask({ clientKey }));
  await doDueJobs(world.services);
  expect(desk.cases).toHaveLength(1);
});

describe('a provider that cannot be asked what it has', () => {
  const bring = async (send: CaseProvider['send']) => {
    const caseId = await ask();
    const asked: string[] = [];
    const cases: CaseProvider = {
      has: null,
      send: async (outgoing) => {
        asked.push(outgoing.reference);
        await send(outgoing);
      },
    };
    const services = { ...world.services, cases };
    for (const minutes of [0, 2, 3, 6]) {
      world.at(plus(world.now, minutes * MINUTE));
      await runDueJobs(services);
    }
    return { times: asked.filter((reference) => reference === `BCS-${caseId}`).length, ...(await stateOf(caseId)) };
  };

  test('gets a case no second time when nobody knows whether it has come', async () => {
    const lost = () => Promise.reject(new Error('socket hang up'));
    expect(await bring(lost)).toEqual({ times: 1, delivered: false, tried: true });
  });

  test('gets it as soon as it can [control]', async () => {
    expect(await bring(async () => {})).toEqual({ times: 1, delivered: true, tried: true });
  });
});

test('whatever the provider does, the desk of the product has the case', async () => {
  desk.mood = 'takes and never answers';
  const caseId = await ask();
  const { body } = await world.as('ssm').call('supportCase', { enrollmentId: ids.enrollments.ssm, caseId });
  expect(body.case.description).toBe('Our times do not fit.');
});

test('the address of support gets a mail about each case, with the way to the desk', async () => {
  const caseId = await ask({ category: 'website', subcategory: 'page-not-working' });
  const mails = (await mailsTo(world, 'help@northfield.example')).filter(({ subject }) =>
    subject.endsWith(`[BCS-${caseId}]`),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`Urgent: Website: Page Not Working [BCS-${caseId}]`);
  expect(mails[0]?.body).toContain(`http://localhost:3000/support-desk/${caseId}`);
});
