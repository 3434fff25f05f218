import { beforeAll, beforeEach, expect, test } from 'vitest';
import { plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { accounts, northfield, lakeside, activeCohort } = world.ids;
const STAFF = { accountId: accounts.nobody, universityId: northfield, cohortId: null, role: 'ssm' };

/** Makes Nina a former member of a class at Northfield who is in none now. */
beforeAll(() =>
  world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role, active)
    values (${northfield}, ${world.ids.pastCourse}, ${accounts.nobody}, 'ta', false)`),
);
beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`update standing_roles set ended_at = ${ANCHOR} where ended_at is null`);
  await world.db.run(sql`update enrollments set active = false where account_id = ${accounts.nobody} and active`);
});

interface Plan {
  readonly classes: readonly { readonly courseId: number; readonly what: string }[];
  readonly digest: string;
}
const registrar = () => world.as('registrar');
const preview = async (wanted: object = STAFF) =>
  (await registrar().call('previewStandingRole', wanted)).body as unknown as Plan;
const give = async (wanted: object = STAFF) => {
  const { digest } = await preview(wanted);
  return (await registrar().call('saveStandingRole', { ...wanted, digest })).body;
};
const standing = async (accountId: number = accounts.nobody) =>
  (
    (await registrar().call('standingRoles', { accountId })).body as unknown as {
      roles: { id: number; classes: number }[];
    }
  ).roles;
const end = async (standingRoleId: number) =>
  (await registrar().call('endStandingRole', { accountId: accounts.nobody, standingRoleId, reason: 'completed' })).body;
const addClass = (code: string, cohortId: number = activeCohort) =>
  world.db.run(sql`
    insert into courses (university_id, cohort_id, code, name, start_date, end_date)
    values (${northfield}, ${cohortId}, ${code}, 'New', '2026-05-01', '2026-09-01')`);
const seatIn = (code: string) =>
  world.db.maybe(sql`
    select e.role, e.origin, e.active, h.origin as told, h.author_account_id as by, a.origin as audited
    from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id and c.code = ${code}
    left join enrollment_history h on h.university_id = e.university_id and h.enrollment_id = e.id and h.what = 'began'
    left join audit_entries a on a.object_kind = 'enrollment' and a.object_id = e.id
    where e.account_id = ${accounts.nobody}`);

test('a standing role makes an enrollment in each class that is not concluded, and in each that is added later [ADM-036, ADM-070]', async () => {
  await world.db.run(sql`update courses set concluded_at = ${ANCHOR} where id = ${world.ids.pastCourse}`);
  const { classes } = await preview();
  expect(classes.map(({ courseId }) => courseId)).not.toContain(world.ids.pastCourse);
  expect(classes.length).toBeGreaterThan(2);
  expect(new Set(classes.map(({ what }) => what))).toEqual(new Set(['begin']));
  expect(await give()).toEqual({ success: true, enrolled: classes.length });
  expect(await give()).toMatchObject({ errorCode: 'STANDING_ROLE_HELD' });
  await addClass('NEW-1');
  expect(await seatIn('NEW-1')).toEqual({
    role: 'ssm',
    origin: 'standing role',
    active: true,
    told: 'standing role',
    by: accounts.registrar,
    audited: 'standing role',
  });
  expect((await standing())[0]).toMatchObject({ classes: classes.length + 1 });
});

test('ending it ends only the enrollments that it made [ADM-036]', async () => {
  const { classes } = await preview();
  const own = classes[0]?.courseId ?? 0;
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role) values (${northfield}, ${own}, ${accounts.nobody}, 'ta')`);
  const again = await preview();
  expect(again.classes.find(({ courseId }) => courseId === own)?.what).toBe('other role');
  const given = await give();
  expect(given).toMatchObject({ enrolled: classes.length - 1 });
  // in one class, the role was enrolled by hand
  const other = classes[1]?.courseId ?? 0;
  const { id: taken } = await world.db.one<{ id: number }>(sql`
    select id from enrollments where course_id = ${other} and account_id = ${accounts.nobody} and active`);
  await registrar().call('changeEnrollmentRole', { enrollmentId: taken, role: 'instructor', note: '' });
  const [role] = await standing();
  expect(await end(role?.id ?? 0)).toEqual({ success: true, ended: classes.length - 2 });
  expect(await end(role?.id ?? 0)).toMatchObject({ errorCode: 'NO_STANDING_ROLE' });
  const left = await world.db.many(sql`
    select course_id as "courseId", role from enrollments where account_id = ${accounts.nobody} and active order by role`);
  expect(left).toEqual([
    { courseId: other, role: 'instructor' },
    { courseId: own, role: 'ta' },
  ]);
  await addClass('NEW-2');
  expect(await seatIn('NEW-2')).toBeUndefined();
});

test('a cohort is a part of it, and a class that comes to the cohort has the role [ADM-036]', async () => {
  const wanted = { ...STAFF, cohortId: activeCohort, role: 'cd' };
  const { classes } = await preview(wanted);
  const all = await preview();
  expect(classes.length).toBeLessThan(all.classes.length);
  await give(wanted);
  const { id: elsewhere } = await world.db.one<{ id: number }>(sql`
    select id from cohorts where university_id = ${northfield} and id <> ${activeCohort} order by id limit 1`);
  await addClass('NEW-3', elsewhere);
  expect(await seatIn('NEW-3')).toBeUndefined();
  await world.db.run(sql`update courses set cohort_id = ${activeCohort} where code = 'NEW-3'`);
  expect(await seatIn('NEW-3')).toMatchObject({ role: 'cd', active: true });
});

test('nothing is given outside of the reach, to whom it does not hold, or otherwise than was shown [ADM-002, ADM-045]', async () => {
  const elsewhere = { ...STAFF, universityId: lakeside };
  expect((await registrar().call('previewStandingRole', elsewhere)).status).toBe(404);
  const stranger = { ...STAFF, accountId: accounts.lakesideInstructor };
  expect((await registrar().call('previewStandingRole', stranger)).status).toBe(404);
  expect((await world.as('admin').call('previewStandingRole', STAFF)).status).toBe(403);
  expect((await registrar().call('previewStandingRole', { ...STAFF, role: 'student' })).status).toBe(422);
  const { digest } = await preview();
  world.at(plus(ANCHOR, 1000));
  await addClass('NEW-4');
  expect((await registrar().call('saveStandingRole', { ...STAFF, digest })).body).toMatchObject({
    errorCode: 'PREVIEW_OUTDATED',
  });
  expect(await numberOf(world.db, sql`select count(*) from standing_roles where ended_at is null`)).toBe(0);
});
