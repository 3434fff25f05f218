import { beforeEach, expect, test } from 'vitest';
import type { CallName } from '@bcs/contract/contract';
import { sql } from '#database/db';
import { IDS, type DemoName } from '#database/seed/ids';
import { doDueJobs } from '#testing/mailbox';
import { setEnrollmentAuthor } from './queries-enrolling.ts';
import { useWorld } from '#testing/world';

const world = useWorld();
const { northfield, activeCourse, activeCohort, accounts } = IDS;
const OWN = accounts.registrar;
const EMAIL = 'registrar@northfield.example';

/** Removes what the previous test has created, so that each way is tested separately. */
beforeEach(async () => {
  await world.db.run(sql`delete from notifications where type = 'OWN_GRANT_ENROLLED'`);
  await world.db.run(sql`delete from outbox where kind = 'own-grant'`);
  await world.db.run(sql`delete from enrollments where account_id = ${OWN}`);
  // a standing role is given to people within reach
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role, active, ended_at)
    values (${northfield}, ${IDS.pastCourse}, ${OWN}, 'ta', false, now())`);
});

const send = async (name: CallName, input: object, by: DemoName = 'registrar') => {
  const { status, body } = await world.as(by).call(name, input);
  expect({ name, status, body }).toMatchObject({ status: 200 });
  return body as unknown as Record<string, unknown>;
};
/** Previews a change, and saves it as shown. */
const plan = async (preview: CallName, save: CallName, input: object, by?: DemoName, shown: object = {}) => {
  const { digest } = await send(preview, { ...input, ...shown }, by);
  return send(save, { ...input, digest }, by);
};
const enroll = (role: string, emails = [EMAIL], by?: DemoName) =>
  plan(
    'previewEnrollments',
    'saveEnrollments',
    { courseId: activeCourse, change: { what: 'enroll', role }, emails },
    by,
    { fromCourseId: null },
  );
const importRow = async (role: string, by: DemoName = 'registrar') => {
  const base64 = Buffer.from(`E-mail;Role\n${EMAIL};${role}`).toString('base64');
  const place = { kind: 'enrollments', universityId: null, courseId: activeCourse, fileName: 'own.csv', base64 };
  const { importId } = await send('uploadImport', place, by);
  const { digest } = await send('importPreview', { importId, kind: 'all', page: 0, after: -1 }, by);
  await send('applyImport', { importId, digest, invitations: 'none' }, by);
};

/** Collects every place that shows the enrollment: the roster, its history, the audit log, and the notifications. */
async function seenIn(courseId: number, accountId: number = OWN) {
  await doDueJobs(world.services);
  const { origin, story, told } = await world.db.one<{ origin: string; story: string; told: string[] }>(sql`
    select e.origin, (select h.origin from enrollment_history h where h.enrollment_id = e.id order by h.id desc limit 1) as story,
      array(select trim(a.first_name || ' ' || a.last_name) || ': ' || (n.content ->> 'message')
        from notifications n join enrollments s on s.university_id = n.university_id and s.id = n.enrollment_id
        join accounts a on a.id = s.account_id
        where n.type = 'OWN_GRANT_ENROLLED' and s.course_id = ${courseId} order by 1) as told
    from enrollments e where e.account_id = ${accountId} and e.course_id = ${courseId} and e.active`);
  const audited = await world.db.maybe<{ origin: string }>(sql`
    select origin from audit_entries where account_id = ${accountId} and course_id = ${courseId} and object_kind = 'enrollment'
    order by id desc limit 1`);
  return { origin, story, audited: audited?.origin, told };
}
const toldAs = (person: string, role: string) =>
  ['Grace Lindqvist', 'Miriam Falk'].map(
    (admin) => `${admin}: ${person} is now enrolled in this class as ${role}, by their own grant.`,
  );
const seen = (role: string) => ({
  origin: 'own grant',
  story: 'own grant',
  audited: 'own grant',
  told: toldAs('Ingrid Solberg', role),
});

test.each([
  ['enrolling', 'Instructor', () => enroll('instructor')],
  ['an import', 'Admin', () => importRow('admin')],
  [
    'a standing role',
    'Student Success Manager',
    () =>
      plan('previewStandingRole', 'saveStandingRole', {
        accountId: OWN,
        universityId: northfield,
        cohortId: activeCohort,
        role: 'ssm',
      }),
  ],
] as const)(
  'who enrolls the own account by %s is seen by the admins of the class [D-177, D-251]',
  async (_, role, how) => {
    await how();
    expect(await seenIn(activeCourse)).toEqual(seen(role));
  },
);

test('another role and coming back are seen as the beginning is [D-177, D-251]', async () => {
  await enroll('ssm');
  const [{ id } = { id: 0 }] = await world.db.many<{ id: number }>(
    sql`select id from enrollments where account_id = ${OWN} and course_id = ${activeCourse} and active`,
  );
  await doDueJobs(world.services);
  await world.db.run(sql`delete from notifications where type = 'OWN_GRANT_ENROLLED'`);
  await send('changeEnrollmentRole', { enrollmentId: id, role: 'cd', note: '' });
  expect(await seenIn(activeCourse)).toEqual(seen('Career Director'));
});

test('a class that comes to the cohort of an own standing role tells its admins [ADM-036, D-251]', async () => {
  const { id: other } = await world.db.one<{ id: number }>(
    sql`select cohort_id as id from courses where university_id = ${northfield} and cohort_id <> ${activeCohort} order by id limit 1`,
  );
  await plan('previewStandingRole', 'saveStandingRole', {
    accountId: OWN,
    universityId: northfield,
    cohortId: other,
    role: 'cm',
  });
  await world.db.transaction(async (tx) => {
    const screen = { by: accounts.admin, origin: 'screen', importId: null, at: world.now, changesRole: false };
    await setEnrollmentAuthor(tx, screen);
    await tx.run(sql`update courses set cohort_id = ${other} where id = ${activeCourse}`);
  });
  expect(await seenIn(activeCourse)).toEqual(seen('General Manager'));
  await world.db.run(sql`update courses set cohort_id = ${activeCohort} where id = ${activeCourse}`);
});

test('who merges an account into the own one takes its places over, and is seen there [ADM-026, D-251]', async () => {
  const person = { email: 'second@self.example', firstName: 'Ingrid', lastName: 'Again', invites: false };
  await send('createPerson', { ...person, seat: { courseId: activeCourse, role: 'ta' } }, 'operator');
  await plan('previewMerge', 'mergePeople', { accountId: accounts.operator, email: person.email }, 'operator');
  const { origin, told } = await seenIn(activeCourse, accounts.operator);
  expect([origin, told]).toEqual(['own grant', toldAs('Victor Amadi', 'Teaching Assistant')]);
});

test('whoever is enrolled by somebody else is not told of, and neither is who administers by a role alone [D-251]', async () => {
  await enroll('ssm', [EMAIL], 'operator');
  expect(await seenIn(activeCourse)).toMatchObject({ origin: 'screen', story: 'screen', audited: 'screen', told: [] });
  await enroll('ta', ['student@northfield.example'], 'admin');
  expect((await seenIn(activeCourse, accounts.student)).told).toEqual([]);
});
