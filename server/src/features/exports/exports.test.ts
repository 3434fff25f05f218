import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';
import { csvLines } from '#kernel/csv-lines';
import type { DemoName } from '#database/seed/ids';

const world = useWorld();
const { northfield, lakeside, activeCourse, accounts } = world.ids;
const ALL = {
  universityId: null,
  cohortId: null,
  courseId: null,
  search: '',
  role: null,
  state: null,
  active: true,
} as const;
type Asked = { noun: 'people' | 'enrollments' | 'courses' | 'sessions' | 'assignments' } & Partial<
  Record<keyof typeof ALL, unknown>
>;
const exported = (by: DemoName, asked: Asked) => world.as(by).call('exportRows', { ...ALL, ...asked } as never);
const emailsOf = (csv: string) => {
  const [header, ...lines] = csvLines(csv);
  const at = header?.cells.indexOf('email') ?? -1;
  return lines.map(({ cells }) => cells[at]);
};

/** Previews an import of the file and returns its counts. */
async function broughtBack(by: DemoName, kind: 'people' | 'enrollments', csv: string, courseId: number | null) {
  const { body } = await world.as(by).call('uploadImport', {
    kind,
    universityId: northfield,
    courseId,
    fileName: 'export.csv',
    base64: Buffer.from(csv).toString('base64'),
  });
  const asked = { importId: body.importId, kind: 'all', page: 0, after: -1 } as const;
  return (await world.as(by).call('importPreview', asked)).body;
}

/** Names, both realistic and extreme. */
const name = fc
  .string({
    unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', ' ', 'a', 'Ö', '世', 'ا', '(clear', ')', '1'),
    maxLength: 8,
  })
  .map((text) => `N${text}n`);

test('an untouched export imports as unchanged, whatever people are called and wherever they were [ADM-058]', async () => {
  const people = await world.db.many<{ id: number }>(sql`
    select account_id as id from enrollments where course_id = ${activeCourse} order by id limit 12`);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, name), { minLength: 12, maxLength: 12 }),
      fc.boolean(),
      async (names, active) => {
        const rows = people.map(({ id }, index) => ({ id, first: names[index]?.[0], last: names[index]?.[1] }));
        await world.db.run(sql`
        update accounts a set first_name = r.first, last_name = r.last
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, first text, last text) where a.id = r.id`);
        for (const [by, kind, courseId] of [
          ['registrar', 'people', null],
          ['registrar', 'enrollments', null],
          ['admin', 'enrollments', activeCourse],
        ] as const) {
          const asked = { noun: kind, universityId: northfield, courseId, active: kind === 'people' || active };
          const { csv, rows: count } = (await exported(by, asked)).body;
          const { counts } = await broughtBack(by, kind, csv, courseId);
          expect(counts).toMatchObject({ created: 0, changed: 0, refused: 0, unchanged: count });
        }
      },
    ),
    { numRuns: 4 },
  );
});

test('whoever was in a class twice is exported as an import would compare them [ADM-058]', async () => {
  const { student2 } = accounts;
  await world.db.run(sql`
    update enrollments set active = false, ended_at = ${world.now} where course_id = ${activeCourse} and account_id = ${student2}`);
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role, active, activated_at, ended_at)
    select university_id, course_id, account_id, 'ta', false, activated_at, ended_at from enrollments
    where course_id = ${activeCourse} and account_id = ${student2}`);
  const past = (await exported('admin', { noun: 'enrollments', courseId: activeCourse, active: false })).body;
  expect(emailsOf(past.csv).filter((email) => email === 'student2@northfield.example')).toHaveLength(1);
  expect((await broughtBack('admin', 'enrollments', past.csv, activeCourse)).counts.unchanged).toBe(past.rows);
});

test('a role exports its own classes, a grant what it reaches, and only a grant people as such [ADM-005, ADM-006, ADM-058]', async () => {
  const own = (await exported('cm', { noun: 'enrollments' })).body;
  expect(own.rows).toBeGreaterThan(10);
  const codes = new Set(
    csvLines(own.csv)
      .slice(1)
      .map(({ cells }) => cells[1]),
  );
  const seats = await world.db.many<{ code: string }>(sql`
    select c.code from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id
    where e.account_id = ${accounts.cm} and e.role = 'cm' and e.active`);
  expect([...codes].toSorted()).toEqual(seats.map(({ code }) => code).toSorted());
  expect((await exported('admin', { noun: 'people' })).status).toBe(403);
  expect((await exported('student', { noun: 'enrollments' })).status).toBe(403);
  expect((await exported('registrar', { noun: 'courses', universityId: lakeside })).body.rows).toBe(0);
  for (const noun of ['courses', 'sessions', 'assignments'] as const)
    expect((await exported('registrar', { noun })).body.rows).toBeGreaterThan(0);
});

test('people who also belong elsewhere are left out and counted, since an import would refuse them [ADM-011, ADM-058]', async () => {
  const before = (await exported('registrar', { noun: 'people' })).body;
  const { email } = await world.db.one<{ email: string }>(sql`
    select email from accounts where id = ${accounts.student}`);
  expect(emailsOf(before.csv)).toContain(email);
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role, active, activated_at)
    values (${lakeside}, ${world.ids.lakesideCourse}, ${accounts.student}, 'student', true, ${world.now})`);
  const after = (await exported('registrar', { noun: 'people' })).body;
  expect(emailsOf(after.csv)).not.toContain(email);
  expect(after).toMatchObject({ rows: before.rows - 1, leftOut: before.leftOut + 1 });
});

test('the filters of the list count for its file, which no spreadsheet runs [ADM-058]', async () => {
  await world.db.run(sql`update accounts set last_name = '=cmd|calc' where id = ${accounts.student2}`);
  const { csv, rows } = (await exported('registrar', { noun: 'people', search: 'cmd calc' })).body;
  expect([rows, csv.includes("'=cmd|calc")]).toEqual([1, true]);
  const staff = (await exported('admin', { noun: 'enrollments', courseId: activeCourse, role: 'ta' })).body;
  expect(
    new Set(
      csvLines(staff.csv)
        .slice(1)
        .map(({ cells }) => cells[5]),
    ),
  ).toEqual(new Set(['ta']));
});
