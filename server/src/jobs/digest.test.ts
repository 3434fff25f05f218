import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { runDueJobs } from './outbox.ts';
import { AddressRefused, MailRefused, type Mail } from '#kernel/mailer';
import { doDueJobs, mailsTo } from '#testing/mailbox';
import { forgetMails, mailsWith, tellGrade } from '#testing/news';
import { recording } from '#testing/recording';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { sendDigests, WRITTEN_AT_ONCE, takeDigests } from './digest.ts';

const world = useWorld();
const { ids } = world;
const student = ids.accounts.student;
const MAYA = 'student@northfield.example';
/** Noon on a Wednesday, and seven the next morning, at the class. */
const NOON = '2026-03-11T16:00:00.000Z';
const MORNING = '2026-03-12T11:00:00.000Z';
const MONDAY = '2026-03-16T11:00:00.000Z';
const DAY = 24 * HOUR;

const round = async (at?: Instant) => {
  if (at !== undefined) world.at(at);
  await takeDigests(world.services);
  await doDueJobs(world.services);
};
beforeEach(async () => {
  world.at(NOON);
  await forgetMails(world);
  await round();
});
const choose = (kind: string, delivery: string) =>
  world.as('student').call('saveMailPreferences', { choice: { kind, courseId: null, delivery } as never });
const mailsOfMaya = async () => (await mailsTo(world, MAYA)).map(({ subject }) => subject);

test('one digest at seven tells what has come since, and once only [SUCC-077, SUCC-079, SUCC-080]', async () => {
  const [one, two] = [await tellGrade(world), await tellGrade(world)];
  await round('2026-03-12T10:59:00.000Z');
  expect(await mailsOfMaya()).toEqual([]);
  await round(MORNING);
  await round(plus(MORNING, HOUR));
  const mails = await mailsTo(world, MAYA);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('2 graded');
  expect(mails[0]?.body).toContain(one);
  expect(mails[0]?.body).toContain(two);
  await tellGrade(world);
  await round(plus(MORNING, DAY));
  expect((await mailsOfMaya())[1]).toContain('1 graded');
});

test('one without content is not sent [SUCC-081]', async () => {
  await round(MORNING);
  expect(await mailsOfMaya()).toEqual([]);
});

test('what was read in the application is left out, and what is off does not come [SUCC-080, SUCC-076]', async () => {
  await tellGrade(world);
  await world.as('student').call('handleNotificationForEnrollment', { enrollmentId: ids.enrollments.student });
  await round(MORNING);
  await choose('grades', 'off');
  const off = await tellGrade(world);
  await round(plus(MORNING, DAY));
  await choose('grades', 'daily');
  await choose('digest', 'off');
  await tellGrade(world);
  await round(plus(MORNING, 2 * DAY));
  expect([await mailsOfMaya(), await mailsWith(world, student, off)]).toEqual([[], 0]);
});

test('what is due next goes along, but for milestones that the cohort hides [SUCC-081, D-065]', async () => {
  const hide = (hides: boolean) =>
    world.db.run(sql`update cohorts set hide_career_services = ${hides} where id = ${ids.activeCohort}`);
  await world.db.run(sql`
    insert into assignments (university_id, course_id, context_id, title, assignment_date, due_date, draft)
    values (${ids.northfield}, ${ids.activeCourse}, 2, 'Milestone', '2026-03-01', ${plus(MORNING, 4 * DAY)}, false)`);
  const bodies: boolean[] = [];
  for (const [place, hides] of [true, false].entries()) {
    await hide(hides);
    await tellGrade(world);
    await round(plus(MORNING, place * DAY));
    bodies.push((await mailsTo(world, MAYA)).at(-1)?.body.includes('Milestone') ?? false);
  }
  await world.db.run(sql`delete from assignments where title = 'Milestone'`);
  expect(bodies).toEqual([false, true]);
});

test('what is weekly comes on Monday [SUCC-076]', async () => {
  await choose('grades', 'weekly');
  await tellGrade(world);
  await round(MORNING);
  expect(await mailsOfMaya()).toEqual([]);
  await round(MONDAY);
  expect((await mailsOfMaya())[0]).toContain('1 graded');
});

test('staff read the lines of Today, admins and general managers the rows of their classes on Mondays [SUCC-081]', async () => {
  await round(MORNING);
  const [mail] = await mailsTo(world, 'instructor@northfield.example');
  expect(mail?.subject).toMatch(/^Your day: \d+ tasks? waiting/);
  expect(mail?.body).toMatch(/\d+ submissions? to grade/);
  const manager = 'cm@northfield.example';
  expect((await mailsTo(world, manager)).map(({ body }) => body.includes('Your classes'))).toEqual([false]);
  await round(MONDAY);
  const week = (await mailsTo(world, manager)).at(-1);
  expect(week?.subject).toMatch(/^Your week: .*figures for \d+ class/);
  expect(week?.body).toMatch(/: (Day \d+ of \d+|Ended|Not started), \d+ students?, .*to grade/);
});

test('a grant alone brings nothing of any class [SUCC-001]', async () => {
  for (const at of [MORNING, MONDAY]) await round(at);
  for (const name of ['registrar', 'operator'])
    expect([name, await mailsTo(world, `${name}@northfield.example`)]).toEqual([name, []]);
});

test('no mail to staff differs by the name of a student [SUCC-085]', async () => {
  const mailOf = async (first: string) => {
    world.at(NOON);
    await forgetMails(world);
    await round();
    await world.db.run(sql`update accounts set first_name = ${first} where id = ${student}`);
    await world.db.run(sql`
      insert into notifications (university_id, enrollment_id, type, content, created_at, mail_kind, mail_default)
      values (${ids.northfield}, ${ids.enrollments.ssm}, 'ABSENCE_LIMIT', ${JSON.stringify({ message: `${first} has 1 absence left.` })}::jsonb,
        ${NOON}, 'lastAbsence', 'daily')`);
    await round(MORNING);
    return (await mailsTo(world, 'ssm@northfield.example'))[0];
  };
  const mail = await mailOf('Xaviera');
  expect(mail?.body).toContain('1 student with few absences left');
  expect(mail?.body).not.toContain('Xaviera');
  expect(await mailOf('Maya')).toEqual(mail);
});

describe('exactly once [SUCC-080]', () => {
  test('by two processes at the same moment', async () => {
    const title = await tellGrade(world);
    world.at(MORNING);
    await Promise.all([takeDigests(world.services), takeDigests(world.services)]);
    const queued = sql`select coalesce(sum(jsonb_array_length(payload -> 'people')), 0) from outbox where kind = 'digest' and done_at is null`;
    const people = await numberOf(world.db, queued);
    expect(people).toBe(
      await numberOf(world.db, sql`select count(*) from accounts where active and digest_on = '2026-03-12'`),
    );
    await doDueJobs(world.services);
    expect(await mailsWith(world, student, title)).toBe(1);
  });

  test('after a mail server that took some and refused the rest', async () => {
    const [own, other] = [await tellGrade(world), await tellGrade(world, ids.enrollments.student2)];
    world.at(MORNING);
    await takeDigests(world.services);
    const sent: string[] = [];
    let away = true;
    const mailer = {
      send: async ({ accountId, text }: Mail, key: string) => {
        if (away && accountId === ids.accounts.student2) throw new Error('421 try later');
        if (text.includes(own) || text.includes(other)) sent.push(key);
      },
    };
    await runDueJobs({ ...world.services, mailer });
    away = false;
    world.at(plus(MORNING, HOUR));
    await runDueJobs({ ...world.services, mailer });
    await runDueJobs({ ...world.services, mailer });
    expect(sent).toEqual([`digest.${student}.2026-03-12`, `digest.${ids.accounts.student2}.2026-03-12`]);
  });

  test('by a server that stops after the mail on its way, and another that sends the rest at once', async () => {
    const readers = [student, ids.accounts.student2];
    await tellGrade(world);
    await tellGrade(world, ids.enrollments.student2);
    world.at(MORNING);
    await takeDigests(world.services);
    const sent: string[] = [];
    const mailer = { send: async (_mail: Mail, key: string) => void sent.push(key) };
    const services = { ...world.services, mailer };
    await runDueJobs(services, { stopped: () => sent.length > 0 });
    expect(sent).toHaveLength(1);
    await runDueJobs(services);
    expect(sent).toEqual(expect.arrayContaining(readers.map((id) => `digest.${id}.2026-03-12`)));
    expect(new Set(sent).size).toBe(sent.length);
    const attempts = sql`select max(attempts) from outbox where kind = 'digest'`;
    expect(await numberOf(world.db, attempts)).toBe(1);
  });

  test('what comes once the mail server has a digest is told by the next, should its sender be killed before its note', async () => {
    const told = await tellGrade(world);
    await round(MORNING);
    const later = await tellGrade(world);
    await world.db.run(sql`update accounts set digest_sent_on = null where id = ${student}`);
    await world.db.run(sql`update outbox set done_at = null where kind = 'digest'`);
    await round(plus(MORNING, HOUR));
    const mails = async () => [await mailsWith(world, student, told), await mailsWith(world, student, later)];
    expect(await mails()).toEqual([1, 0]);
    await round(plus(MORNING, DAY));
    expect(await mails()).toEqual([1, 1]);
  });

  test('one that could not be sent for half a day is told by the next', async () => {
    const title = await tellGrade(world);
    world.at(MORNING);
    await takeDigests(world.services);
    const mailer = { send: () => Promise.reject(new Error('421 try later')) };
    await runDueJobs({ ...world.services, mailer });
    await round(plus(MORNING, 13 * HOUR));
    expect(await mailsWith(world, student, title)).toBe(0);
    await round(plus(MORNING, DAY));
    expect(await mailsWith(world, student, title)).toBe(1);
  });
});

describe('a batch of which some mails fail [SUCC-080]', () => {
  const other = ids.accounts.student2;
  const refusal = (replyCode: number) =>
    new MailRefused('No', { replyCode, stage: 'content', answer: `${replyCode} 5.7.1 No` });
  /** Sends the digests of two students through a mailer that fails for some, and records who got one. */
  const sendTo = async (fail: (accountId: number) => unknown, isHeld = () => true) => {
    const got: (number | null)[] = [];
    const mailer = {
      send: async ({ accountId }: Mail) => {
        const failure = fail(accountId ?? 0);
        if (failure) throw failure;
        got.push(accountId);
      },
    };
    const people = [student, other].map((accountId) => ({ accountId, day: '2026-03-12' }));
    const services = { ...world.services, mailer };
    const failed = await sendDigests({ people, dueAt: MORNING }, { id: 1, isHeld, services }).then(
      () => null,
      (error: unknown) => error,
    );
    return { got, failed };
  };
  beforeEach(async () => {
    await tellGrade(world);
    await tellGrade(world, ids.enrollments.student2);
    world.at(MORNING);
  });

  test('an address that refuses, or a mail that is refused for good, takes no hope from the others', async () => {
    const away = new Error('connect ECONNREFUSED');
    for (const first of [new AddressRefused('550'), refusal(554)]) {
      const { failed } = await sendTo((accountId) => (accountId === student ? first : away));
      expect(failed).toBe(away);
    }
    // red control: with only the address there is nothing to try again
    await world.db.run(sql`update accounts set digest_sent_on = null`);
    const { got, failed } = await sendTo((accountId) => accountId === student && new AddressRefused('550'));
    expect([got, failed]).toEqual([[other], null]);
  });

  test('news that was refused is told by the next digest, and news that may have arrived is not', async () => {
    const taken = () =>
      world.db.many<{ accountId: number; by: string | null }>(sql`
        select e.account_id as "accountId", n.mailed_by as by from notifications n join enrollments e on e.id = n.enrollment_id
        where n.mail_kind = 'grades' order by 1`);
    await sendTo((accountId) => (accountId === student ? refusal(554) : false));
    expect(await taken()).toEqual([
      { accountId: student, by: null },
      { accountId: other, by: 'digest.2026-03-12' },
    ]);
    const unheard = sql`
      insert into mail_deliveries (key, kind, address, begun_at, unanswered)
      values (${`digest.${student}.2026-03-12`}, 'digest', ${MAYA}, ${MORNING}, 1)`;
    await world.db.run(sql`update notifications set mailed_by = 'digest.2026-03-12'`);
    await world.db.run(unheard);
    await sendTo((accountId) => (accountId === student ? refusal(554) : false));
    expect((await taken())[0]?.by).toBe('digest.2026-03-12');
  });

  test('whoever has lost the job sends no further mails, and fails, so that nobody takes it for done', async () => {
    let asked = 0;
    const { got, failed } = await sendTo(
      () => false,
      () => asked++ < 2,
    );
    expect(got).toEqual([student]);
    expect(failed).toBeInstanceOf(Error);
  });

  test('one whose sender was killed with the news in its hands, and that is given up, is told by the next', async () => {
    await takeDigests(world.services);
    let asked = 0;
    // the news is taken, and nobody is left to try a mail or to give it back
    await sendTo(
      () => false,
      () => asked++ < 1,
    );
    const taken = sql`select count(*) from notifications where mailed_by = 'digest.2026-03-12'`;
    expect(await numberOf(world.db, taken)).toBe(2);
    await round(plus(MORNING, 13 * HOUR));
    expect([await mailsOfMaya(), await numberOf(world.db, taken)]).toEqual([[], 0]);
    await round(plus(MORNING, DAY));
    expect((await mailsOfMaya())[0]).toContain('1 graded');
  });
});

describe('quiet hours [SUCC-079, D-327]', () => {
  test('in which the time of a digest lies put it off to their end', async () => {
    await world.as('student').call('saveMailPreferences', { quietUntil: '08:00' });
    const title = await tellGrade(world);
    await round(plus(MORNING, HOUR - 1));
    expect(await mailsWith(world, student, title)).toBe(0);
    expect((await world.as('student').call('digestPreview')).body.at).toBe(plus(MORNING, HOUR));
    await round(plus(MORNING, HOUR));
    expect(await mailsWith(world, student, title)).toBe(1);
  });

  /** Lets a digest of 20:30 fail until 21:30. */
  const failInTheEvening = async () => {
    await world.as('student').call('saveMailPreferences', { digestAt: '20:30' });
    const title = await tellGrade(world);
    world.at('2026-03-12T00:30:00.000Z');
    await takeDigests(world.services);
    const mailer = { send: () => Promise.reject(new Error('421 try later')) };
    await runDueJobs({ ...world.services, mailer });
    world.at('2026-03-12T01:30:00.000Z');
    await doDueJobs(world.services);
    expect(await mailsWith(world, student, title)).toBe(0);
    return title;
  };

  test('that begin while a digest is tried again put it off to their end', async () => {
    const title = await failInTheEvening();
    world.at(plus(MORNING, -1));
    await doDueJobs(world.services);
    expect(await mailsWith(world, student, title)).toBe(0);
    for (const hours of [0, 1]) {
      await round(plus(MORNING, hours * HOUR));
      expect(await mailsWith(world, student, title)).toBe(1);
    }
  });

  test('leave a digest to the next that was put off once', async () => {
    const title = await failInTheEvening();
    await world.db.run(sql`update accounts set quiet_until = '09:00' where id = ${student}`);
    world.at(MORNING);
    await doDueJobs(world.services);
    expect(await numberOf(world.db, sql`select count(*) from outbox where kind = 'digest' and done_at is null`)).toBe(
      0,
    );
    await round(plus(MORNING, 13.5 * HOUR));
    expect(await mailsWith(world, student, title)).toBe(1);
  });
});

describe('between the turn and the sending [SUCC-080, SUCC-076]', () => {
  test('what is read while others of the batch get theirs is not sent', async () => {
    await tellGrade(world);
    world.at(MORNING);
    const others = await world.db.many<{ accountId: number }>(sql`
      select id as "accountId" from accounts where active and id <> ${student}
      order by id = ${ids.accounts.ssm} desc, id limit 10`);
    const people = [...others, { accountId: student }].map((one) => ({ ...one, day: '2026-03-12' }));
    const got: (number | null)[] = [];
    const send = async ({ accountId }: Mail) => {
      got.push(accountId);
      await world.as('student').call('handleNotificationForEnrollment', { enrollmentId: ids.enrollments.student });
    };
    await sendDigests({ people, dueAt: MORNING }, { id: 1, services: { ...world.services, mailer: { send } } });
    expect(got).toContain(ids.accounts.ssm);
    expect(got).not.toContain(student);
  });

  test.each([
    [
      'what is read',
      () => world.as('student').call('handleNotificationForEnrollment', { enrollmentId: ids.enrollments.student }),
    ],
    ['what is turned off', () => choose('grades', 'off')],
    ['a digest that is turned off', () => choose('digest', 'off')],
    ['what is withdrawn', () => world.db.run(sql`delete from notifications where mail_kind = 'grades'`)],
    ['an account that is blocked', () => world.db.run(sql`update accounts set active = false where id = ${student}`)],
  ])('%s is not sent', async (_what, happens) => {
    await tellGrade(world);
    world.at(MORNING);
    await takeDigests(world.services);
    await happens();
    await doDueJobs(world.services);
    expect(await mailsOfMaya()).toEqual([]);
    await world.db.run(sql`update accounts set active = true where id = ${student}`);
  });
});

test('an ended enrollment and a switched-off account get none, not even one that waits [SUCC-083]', async () => {
  const [own, other] = [await tellGrade(world), await tellGrade(world, ids.enrollments.student2)];
  world.at(MORNING);
  await takeDigests(world.services);
  await world.db.run(sql`update enrollments set active = false where id = ${ids.enrollments.student}`);
  await world.db.run(sql`update accounts set active = false where id = ${ids.accounts.student2}`);
  await doDueJobs(world.services);
  expect([await mailsWith(world, student, own), await mailsWith(world, ids.accounts.student2, other)]).toEqual([0, 0]);
  await world.db.run(sql`update enrollments set active = true where id = ${ids.enrollments.student}`);
  await world.db.run(sql`update accounts set active = true where id = ${ids.accounts.student2}`);
});

test('what is written at once takes as many statements for ten as for two [SUCC-080]', async () => {
  await world.db.run(sql`update accounts set quiet_from = '00:00', quiet_until = '00:00'`);
  const people = await world.db.many<{ accountId: number; day: string }>(
    sql`select id as "accountId", '2026-03-12' as day from accounts where active order by id`,
  );
  const statements = async (some: typeof people) => {
    const { database, take } = recording(world.db);
    const mailer = { send: async () => {} };
    const services = { ...world.services, database, mailer };
    await sendDigests({ people: some, dueAt: MORNING }, { id: 1, services });
    await world.db.run(sql`update accounts set digest_sent_on = null`);
    return take().length;
  };
  world.at(MORNING);
  const few = people.filter(({ accountId }) => accountId === student || accountId === ids.accounts.ssm);
  const forFew = await statements(few);
  const others = people.filter((one) => !few.includes(one));
  const ten = [...few, ...others].slice(0, WRITTEN_AT_ONCE);
  expect(ten).toHaveLength(WRITTEN_AT_ONCE);
  expect(await statements(ten)).toBeLessThanOrEqual(forFew);
  const slices = Math.ceil(people.length / WRITTEN_AT_ONCE);
  expect(await statements(people)).toBeLessThanOrEqual(forFew * slices);
});

test('the page shows what the next one would hold, and takes nothing from it [SUCC-076]', async () => {
  const title = await tellGrade(world);
  const { body } = await world.as('student').call('digestPreview');
  expect(body.at).toBe(MORNING);
  expect(JSON.stringify(body.digest)).toContain(title);
  await round(MORNING);
  expect(await mailsWith(world, student, title)).toBe(1);
  expect((await world.as('student').call('digestPreview')).body.digest).toBeNull();
});
