import { beforeAll, expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { PLANS } from '#database/seed/plans';
import { universities } from '#database/seed/schools';
import { DEMO_CLASSES, DEMO_UNIVERSITIES } from '#kernel/demo-world';
import { clientOf } from '#testing/client';
import { numberOf } from '#testing/rows';
import { runBcs } from '#testing/run-bcs';
import { ANCHOR, useWorld } from '#testing/world';
import { childrenFirst } from './children-first.ts';

const world = useWorld();
const count = (table: string, where = 'true') =>
  numberOf(world.db, { text: `select count(*) from ${table} where ${where}`, values: [] } as unknown as ReturnType<
    typeof sql
  >);
const bcs = (...args: string[]) => runBcs(args, { db: world.db, now: world.now });
const preview = async () => (await world.as('operator').call('previewRemoveDemo')).body;

/** Creates a school beside the demo world, with a class, a student and an admin of the installation. */
beforeAll(async () => {
  await world.db.script(`
    insert into universities (id, name) overriding system value values (9001, 'Real School');
    insert into programs (university_id, id, name, program_type) overriding system value values (9001, 9001, 'Web', 'UX/UI');
    insert into cohorts (university_id, id, program_id, name, start_date, end_date) overriding system value
      values (9001, 9001, 9001, 'Web 1', '2026-01-01', '2026-12-31');
    insert into courses (university_id, id, cohort_id, code, name, start_date, end_date) overriding system value
      values (9001, 9001, 9001, 'REAL-1', 'Web 1', '2026-01-05', '2026-06-30');
    insert into accounts (id, email, first_name, last_name, draft_key, created_at) overriding system value
      values (9001, 'head@school.example.edu', 'Ada', 'King', 'a', now()), (9002, 'kim@school.example.edu', 'Kim', 'Lee', 'b', now());
    insert into enrollments (university_id, id, course_id, account_id, role, activated_at) overriding system value
      values (9001, 90001, 9001, 9002, 'student', now());
  `);
});

test('it asks for the password, and names what is in the way [ADM-012, ADM-125]', async () => {
  const token = await world.tokenOf('operator');
  const operator = clientOf(
    () => world.app,
    async () => token,
  );
  world.at(plus(ANCHOR, 5 * MINUTE));
  expect((await operator.call('previewRemoveDemo')).body.errorCode).toBe('PASSWORD_NEEDED');
  expect((await operator.call('removeDemo', { name: 'demo world' })).body.errorCode).toBe('PASSWORD_NEEDED');
  await operator.call('confirmPassword', { password: DEMO_PASSWORD });
  const { universities, goes, inTheWay } = await preview();
  expect(universities).toContain('Northfield University');
  expect(universities).not.toContain('Real School');
  expect(goes.people).toBeGreaterThan(50);
  expect(goes.submissions).toBe(await count('submissions'));
  expect(inTheWay).toEqual(['Nobody else administers the installation. Give a grant to an account that stays.']);
  // the demo operator gives the grant, and is its giver until removed
  expect((await operator.call('giveGrant', { email: 'head@school.example.edu', universityId: null })).status).toBe(200);
  expect((await preview()).inTheWay).toEqual([]);

  const { activeCourse, northfield } = world.ids;
  await world.db.run(sql`
    insert into enrollments (university_id, id, course_id, account_id, role, activated_at) overriding system value
    values (${northfield}, 90002, ${activeCourse}, 9002, 'student', now())`);
  await world.db.run(sql`
    insert into enrollments (university_id, id, course_id, account_id, role, activated_at) overriding system value
    values (9001, 90003, 9001, ${world.ids.accounts.instructor}, 'instructor', now())`);
  await world.db.run(sql`
    insert into courses (university_id, id, cohort_id, code, name, start_date, end_date) overriding system value
    select university_id, 9002, cohort_id, 'MINE-1', 'Mine', start_date, end_date from courses where id = ${activeCourse}`);
  const hanging = (await preview()).inTheWay;
  expect(hanging).toEqual([
    'The class MINE-1 of Northfield University is not of the demo world.',
    expect.stringContaining('Kim Lee (kim@school.example.edu) belongs to'),
    expect.stringMatching(/of the demo world belongs to REAL-1 of Real School/),
  ]);
  const before = await count('accounts');
  expect((await operator.call('removeDemo', { name: 'demo world' })).body.errorCode).toBe('DEMO_IN_USE');
  expect(await count('accounts')).toBe(before);
  await world.db.run(sql`delete from enrollments where id in (90002, 90003)`);
  await world.db.run(sql`delete from courses where id = 9002`);
});

test('its name has to be typed; then it goes, and everything else stays [ADM-125, ADM-113]', async () => {
  expect((await world.as('operator').call('removeDemo', { name: 'demo' })).body.errorCode).toBe('DEMO_NAME_WRONG');
  const dry = await bcs('demo', 'remove');
  expect(dry.said).toContain('Northfield University');
  expect((await bcs('demo', 'remove', '--name', 'demo')).code).toBe(1);
  const [forms, told, told2] = [await count('forms'), await count('audit_entries'), await count('enrollment_history')];
  expect(await count('uploads')).toBeGreaterThan(0);

  expect((await world.as('operator').call('removeDemo', { name: 'Demo World ' })).status).toBe(200);

  expect(await count('accounts')).toBe(2);
  expect(await world.db.many(sql`select name from universities`)).toEqual([{ name: 'Real School' }]);
  expect([await count('enrollments'), await count('courses'), await count('submissions')]).toEqual([1, 1, 0]);
  expect(await count('administration_grants', 'ended_at is null and given_by is null')).toBe(1);
  expect(await count('forms')).toBe(forms);
  expect(await count('audit_entries')).toBe(told + 1);
  expect(await count('enrollment_history')).toBe(told2);
  expect(await count('uploads')).toBe(0);
  expect((await bcs('demo', 'remove')).said).toContain('There is no demo world');
  expect((await bcs('doctor')).said).not.toContain('demo accounts');
});

test('what refers to a table stands before it [ADM-125]', () => {
  const references = [
    { child: 'c', parent: 'b' },
    { child: 'b', parent: 'a' },
    { child: 'a', parent: 'a' },
    { child: 'x', parent: 'c' },
  ];
  expect(childrenFirst(['a', 'b', 'c'], references)).toEqual(['c', 'b', 'a']);
});

test('what is known of the demo world is what is planted [ADM-125]', () => {
  expect(universities(() => false).map(({ id, name }) => ({ id, name }))).toEqual(DEMO_UNIVERSITIES);
  expect(PLANS.map(({ code }) => code).toSorted()).toEqual(DEMO_CLASSES.toSorted());
});
