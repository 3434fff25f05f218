import { describe, expect, test } from 'vitest';
import { CATEGORIES, SUPPORT_ROLE_NAMES, SUPPORT_ROLES } from '@bcs/contract/features/support/categories';
import { sql } from '#database/db';
import type { DemoName, IDS } from '#database/seed/ids';
import { mailsTo } from '#testing/mailbox';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;

const TUTOR = { pastDue: null, officeHours: null, reason: null, otherReason: '', time: null, day: null };
const ASKED = {
  role: 'student',
  category: 'website',
  subcategory: 'page-not-working',
  description: 'The calendar stays empty.',
  session: 'none',
  tutor: TUTOR,
} as const;
let keys = 0;
const key = () => `key-of-the-test-${(keys += 1)}`;
type Named = keyof typeof IDS.enrollments & DemoName;

const ask = (who: Named, more: object = {}) =>
  world.as(who).call('createSupportCase', {
    enrollmentId: ids.enrollments[who],
    ...ASKED,
    clientKey: key(),
    ...more,
  });
const read = (who: Named, caseId: number) =>
  world.as(who).call('supportCase', { enrollmentId: ids.enrollments[who], caseId });
const list = (who: Named, more: object = {}) =>
  world
    .as(who)
    .call('supportCases', { enrollmentId: ids.enrollments[who], state: 'open', search: '', page: 0, ...more });
const own = (who: Named) => world.as(who).call('mySupportCases', { enrollmentId: ids.enrollments[who] });
const answer = async (who: Named, caseId: number, message: string, more: object = {}) => {
  const { version } = (await read(who, caseId)).body.case;
  return world.as(who).call('answerSupportCase', {
    enrollmentId: ids.enrollments[who],
    caseId,
    version,
    message,
    clientKey: key(),
    ...more,
  });
};
const reply = (who: DemoName, caseId: number, message: string) =>
  world.as(who).call('replyToSupport', { caseId, message, clientKey: key() });

describe('asking', () => {
  test('a case is stored with everything that was asked [SUPP-003, SUPP-035]', async () => {
    const { status, body } = await ask('student', { session: ids.yesterdaysSession });
    expect(status).toBe(200);
    const stored = await world.db.one(sql`
      select account_id, university_id, enrollment_id, course_id, role_code, category_code, subcategory_code, priority, description, session_id, state
      from support_tickets where id = ${body.caseId}`);
    expect(stored).toEqual({
      account_id: ids.accounts.student,
      university_id: ids.northfield,
      enrollment_id: ids.enrollments.student,
      course_id: ids.activeCourse,
      role_code: 'student',
      category_code: 'website',
      subcategory_code: 'page-not-working',
      priority: 'High',
      description: 'The calendar stays empty.',
      session_id: ids.yesterdaysSession,
      state: 'open',
    });
  });

  test('a page of the version before sends names, which are read as their codes [D-309]', async () => {
    const words = { role: 'Student Success Manager', category: 'Website', subcategory: 'Page Not Working' };
    const { caseId } = (await ask('student', words)).body;
    const mine = (await own('student')).body.cases.find(({ id }) => id === caseId);
    expect(mine).toMatchObject({ category: 'website', subcategory: 'page-not-working' });
  });

  test('a process of the version before writes names, which have the codes of the contract [D-309]', async () => {
    for (const role of SUPPORT_ROLES)
      for (const { name: category, code, subcategories } of CATEGORIES[role]) {
        const [subcategory = null] = subcategories;
        const stored = await world.db.one(sql`
          insert into support_tickets (account_id, role, category, subcategory, priority, description, created_at, changed_at)
          values (${ids.accounts.nobody}, ${SUPPORT_ROLE_NAMES[role]}, ${category}, ${subcategory?.name ?? null}, 'Low', '', ${world.now}, ${world.now})
          returning role_code, category_code, subcategory_code`);
        expect(stored).toEqual({ role_code: role, category_code: code, subcategory_code: subcategory?.code ?? null });
      }
  });

  test('a form that is sent twice is one case', async () => {
    const clientKey = key();
    const [one, two] = await Promise.all([ask('student', { clientKey }), ask('student', { clientKey })]);
    expect(one.body.caseId).toBe(two.body.caseId);
  });

  test('what is missing is told by field, also to those who skip the form [SUPP-007, SUPP-008, SUPP-010, SUPP-011]', async () => {
    const { status, body } = await ask('student', { category: '', subcategory: null, description: ' ', session: null });
    expect([status, body.fields]).toEqual([
      422,
      {
        category: 'Question Category is required.',
        description: 'Description is required.',
        session: 'Session is required.',
      },
    ]);
  });

  test('the role follows the class, whatever is claimed [SUPP-021, SUPP-022, D-159]', async () => {
    const request = { role: 'student', category: 'tutoring', subcategory: 'request-a-tutor' };
    const { status, body } = await ask('instructor', request);
    expect([status, body.fields]).toEqual([422, { category: 'Question Category is required.' }]);
    const form = await world.as('cm').call('supportForm', { enrollmentId: ids.enrollments.cm });
    expect(form.body.role).toBe('ssm');
  });

  test('a person without a class asks as well, and says whose staff are asked [SUPP-001, D-159]', async () => {
    const form = await world.as('nobody').call('supportForm', { enrollmentId: null });
    expect(form.body).toMatchObject({ role: null, sessions: [], hidden: false });
    expect(form.body.universities.map(({ id }) => id)).toContain(ids.northfield);
    const asNobody = (more: object) =>
      world
        .as('nobody')
        .call('createSupportCase', { enrollmentId: null, ...ASKED, session: null, clientKey: key(), ...more });
    expect((await asNobody({})).body.fields).toEqual({ universityId: 'School is required.' });
    expect((await asNobody({ universityId: 999_999 })).status).toBe(404);
    expect((await asNobody({ universityId: ids.northfield })).status).toBe(200);
  });

  test('whoever is in a class asks its staff, whatever university they name', async () => {
    const { body } = await ask('student', { universityId: 999_999 });
    expect(await world.db.one(sql`select university_id from support_tickets where id = ${body.caseId}`)).toEqual({
      university_id: ids.northfield,
    });
  });

  test('where the cohort hides the form there is none, and nobody gets around it [SHELL-035, D-017]', async () => {
    const hide = (on: boolean) =>
      world.db.run(sql`update cohorts set hide_web_to_case = ${on} where id = ${ids.activeCohort}`);
    const form = async () =>
      (await world.as('student').call('supportForm', { enrollmentId: ids.enrollments.student })).body;
    await hide(true);
    expect(await form()).toMatchObject({ hidden: true, supportEmail: null });
    for (const enrollmentId of [ids.enrollments.student, null]) {
      const { status, body } = await ask('student', { enrollmentId });
      expect([status, body.errorCode]).toEqual([403, 'SUPPORT_HIDDEN']);
    }
    await hide(false);
    expect((await form()).hidden).toBe(false);
    await world.db.run(sql`update feature_flags set enabled = false where key = 'web2case'`);
    expect((await ask('student')).status).toBe(403);
    await world.db.run(sql`update feature_flags set enabled = true where key = 'web2case'`);
    expect((await ask('student')).status).toBe(200);
  });

  test('sessions and classes of others do not exist', async () => {
    expect((await ask('student', { session: ids.lakesideSession })).status).toBe(404);
    expect((await ask('student', { enrollmentId: ids.enrollments.student2 })).status).toBe(404);
    const form = await world.as('student').call('supportForm', { enrollmentId: ids.enrollments.lakesideStudent });
    expect(form.status).toBe(404);
  });
});

describe('the desk', () => {
  test('admins and student success managers see the cases of their courses, urgent ones first', async () => {
    const low = (await ask('student2', { subcategory: 'suggestion' })).body.caseId;
    const high = (await ask('student2')).body.caseId;
    for (const who of ['ssm', 'admin'] as const) {
      const { cases, counts } = (await list(who)).body;
      const found = cases.map(({ id }) => id);
      expect(found.indexOf(high)).toBeLessThan(found.indexOf(low));
      expect(found.indexOf(high)).toBeGreaterThanOrEqual(0);
      expect(counts.open).toBe(cases.length);
    }
  });

  test('nobody sees cases of another university, not even by their number', async () => {
    const theirs = (await ask('lakesideStudent')).body.caseId;
    expect((await list('admin')).body.cases.map(({ id }) => id)).not.toContain(theirs);
    expect((await read('admin', theirs)).status).toBe(404);
    expect((await reply('student', theirs, 'Mine?')).status).toBe(404);
  });

  test.each(['student', 'instructor', 'ta', 'cd', 'cm'] as const)('%s does not answer cases', async (who) => {
    const { caseId } = (await ask('student')).body;
    expect((await list(who)).status).toBe(403);
    expect((await read(who, caseId)).status).toBe(403);
  });

  test('no student sees a case of somebody else', async () => {
    const { caseId } = (await ask('student')).body;
    expect((await own('student2')).body.cases.map(({ id }) => id)).not.toContain(caseId);
    expect((await reply('student2', caseId, 'Let me see.')).status).toBe(404);
  });

  test('a search finds names and words, and takes its signs as they are', async () => {
    const description = 'It says 100%_done, and stops.';
    const { caseId } = (await ask('student', { description })).body;
    const found = async (search: string) => (await list('ssm', { search })).body.cases.map(({ id }) => id);
    expect(await found('100%_done')).toEqual([caseId]);
    expect(await found('OKAFOR')).toContain(caseId);
    expect(await found('100%done')).toEqual([]);
  });
});

/** Half past nine in the evening at the class, and half past ten in the morning in Tokyo. */
const EVENING = '2026-03-12T01:30:00.000Z';

describe('a case of somebody who was never in a class', () => {
  const asked = async () => {
    const more = { enrollmentId: null, universityId: ids.northfield, session: null };
    const { status, body } = await world
      .as('nobody')
      .call('createSupportCase', { ...ASKED, ...more, clientKey: key() });
    expect(status).toBe(200);
    return body.caseId;
  };

  test('is seen by the admins of the university that they chose, and by nobody else', async () => {
    const caseId = await asked();
    const row = (await list('admin')).body.cases.find(({ id }) => id === caseId);
    expect(row).toMatchObject({ course: null, role: 'student' });
    expect((await read('admin', caseId)).status).toBe(200);
    expect((await list('ssm')).body.cases.map(({ id }) => id)).not.toContain(caseId);
    expect((await read('ssm', caseId)).status).toBe(404);
    await world.db.run(sql`
      insert into enrollments (university_id, course_id, account_id, role)
      select university_id, course_id, ${ids.accounts.cd}::int, 'admin' from enrollments where id = (
        select max(id) from enrollments where course_id = ${ids.lakesideCourse})`);
    const elsewhere = await world.db.one<{ id: number }>(
      sql`select id from enrollments where account_id = ${ids.accounts.cd} and role = 'admin'`,
    );
    const there = await world.as('cd').call('supportCase', { enrollmentId: elsewhere.id, caseId });
    expect(there.status).toBe(404);
    await world.db.run(sql`delete from enrollments where id = ${elsewhere.id}`);
  });

  test('is answered by mail and on the page, and goes on', async () => {
    const caseId = await asked();
    expect((await answer('admin', caseId, 'Welcome!')).status).toBe(200);
    expect((await mailsTo(world, 'nobody@northfield.example')).at(-1)?.body).toContain('Welcome!');
    const mine = async () => (await world.as('nobody').call('mySupportCases', { enrollmentId: null })).body.cases;
    expect((await mine())[0]).toMatchObject({ id: caseId, state: 'waiting', messages: [{ body: 'Welcome!' }] });
    expect((await reply('nobody', caseId, 'Thank you.')).status).toBe(200);
    expect((await mine())[0]).toMatchObject({ state: 'open' });
    expect(
      (await world.as('student').call('mySupportCases', { enrollmentId: null })).body.cases.map(({ id }) => id),
    ).not.toContain(caseId);
  });

  test('is answered at night as well: nobody knows where they are [D-265]', async () => {
    const caseId = await asked();
    // half past eleven in the evening in UTC
    world.at('2026-03-11T23:30:00.000Z');
    expect((await answer('admin', caseId, 'Good evening.')).status).toBe(200);
    expect((await mailsTo(world, 'nobody@northfield.example')).at(-1)?.body).toContain('Good evening.');
    world.at(ANCHOR);
  });
});

describe('answers', () => {
  test('the person gets an answer by mail, as a notification and in the list, and the case waits', async () => {
    const { caseId } = (await ask('student')).body;
    expect((await answer('ssm', caseId, 'Please reload the page.')).status).toBe(200);
    const mails = await mailsTo(world, 'student@northfield.example');
    expect(mails.at(-1)?.subject).toBe('Your support request about Website: Page Not Working was answered.');
    expect(mails.at(-1)?.body).toContain('Please reload the page.');
    const { notifications } = (
      await world.as('student').call('notifications', { enrollmentId: ids.enrollments.student })
    ).body;
    expect(notifications[0]).toMatchObject({
      type: 'SUPPORT_ANSWERED',
      content: { message: 'Your support request about Website: Page Not Working was answered.', caseId },
    });
    const mine = (await own('student')).body.cases.find(({ id }) => id === caseId);
    expect(mine).toMatchObject({ state: 'waiting', messages: [{ body: 'Please reload the page.', byStaff: true }] });
  });

  const arrived = async (who: Named, text: string) =>
    (await mailsTo(world, `${who}@northfield.example`)).filter(({ body }) => body.includes(text)).length;

  test('an answer is mailed once, however often it is sent', async () => {
    const { caseId } = (await ask('student2')).body;
    const clientKey = key();
    const { version } = (await read('ssm', caseId)).body.case;
    const send = () =>
      world
        .as('ssm')
        .call('answerSupportCase', { enrollmentId: ids.enrollments.ssm, caseId, version, message: 'Done.', clientKey });
    expect((await send()).status).toBe(200);
    await send();
    const mails = await mailsTo(world, 'student2@northfield.example');
    expect(mails.filter(({ body }) => body.includes('Done.'))).toHaveLength(1);
    expect((await own('student2')).body.cases.find(({ id }) => id === caseId)?.messages).toHaveLength(1);
  });

  test('an answer to somebody else of the class waits for the end of quiet hours as well [SUCC-079, D-265]', async () => {
    const { caseId } = (await ask('instructor')).body;
    world.at(EVENING);
    expect((await answer('ssm', caseId, 'Good night.')).status).toBe(200);
    expect(await arrived('instructor', 'Good night.')).toBe(0);
    world.at('2026-03-12T11:00:00.000Z');
    expect(await arrived('instructor', 'Good night.')).toBe(1);
    world.at(ANCHOR);
  });

  test('quiet hours go by the own time zone where there is one [SUCC-079]', async () => {
    const { caseId } = (await ask('instructor')).body;
    await world.as('instructor').call('saveMailPreferences', { timeZone: 'Asia/Tokyo' });
    world.at(EVENING);
    expect((await answer('ssm', caseId, 'Good morning.')).status).toBe(200);
    expect(await arrived('instructor', 'Good morning.')).toBe(1);
    world.at(ANCHOR);
    await world.as('instructor').call('saveMailPreferences', { timeZone: null });
  });

  test('one that was turned off before it goes out is not mailed [SUCC-076]', async () => {
    const { caseId } = (await ask('instructor')).body;
    const choose = (delivery: 'off' | null) =>
      world.as('instructor').call('saveMailPreferences', { choice: { kind: 'support', courseId: null, delivery } });
    world.at(EVENING);
    expect((await answer('ssm', caseId, 'Not wanted.')).status).toBe(200);
    expect((await choose('off')).status).toBe(200);
    world.at('2026-03-12T11:00:00.000Z');
    expect(await arrived('instructor', 'Not wanted.')).toBe(0);
    world.at(ANCHOR);
    await choose(null);
  });

  test('a reply opens the case again, and tells the student success managers', async () => {
    const { caseId } = (await ask('student')).body;
    await answer('ssm', caseId, 'Better now?');
    expect((await reply('student', caseId, 'No.')).status).toBe(200);
    const { state, messages } = (await read('ssm', caseId)).body.case;
    expect([state, messages.map(({ body, byStaff }) => [body, byStaff])]).toEqual([
      'open',
      [
        ['Better now?', true],
        ['No.', false],
      ],
    ]);
    const { notifications } = (await world.as('ssm').call('notifications', { enrollmentId: ids.enrollments.ssm })).body;
    expect(notifications[0]).toMatchObject({ type: 'SUPPORT_REPLIED', content: { caseId } });
  });

  test('whoever answers what has changed meanwhile is told, and nothing is lost', async () => {
    const { caseId } = (await ask('student')).body;
    const { version } = (await read('ssm', caseId)).body.case;
    await reply('student', caseId, 'One more thing.');
    const { status, body } = await answer('ssm', caseId, 'Late.', { version });
    expect([status, body.errorCode]).toEqual([409, 'SUPPORT_CASE_CHANGED']);
  });

  test('a case is closed, found among the closed ones, and opened again', async () => {
    const { caseId } = (await ask('student')).body;
    const set = async (state: string) =>
      world.as('admin').call('setSupportCaseState', {
        enrollmentId: ids.enrollments.admin,
        caseId,
        version: (await read('admin', caseId)).body.case.version,
        state,
      });
    expect((await set('closed')).status).toBe(200);
    expect((await list('admin', { state: 'closed' })).body.cases.map(({ id }) => id)).toContain(caseId);
    expect((await set('open')).status).toBe(200);
    expect((await list('admin')).body.cases.map(({ id }) => id)).toContain(caseId);
  });
});
