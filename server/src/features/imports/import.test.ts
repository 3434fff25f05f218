import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';
import { numberOf } from '#testing/rows';
import { exportRows, columnsOf } from './queries-export.ts';
import { importRows } from './apply/import-rows.ts';
import { nounOf, type NounName } from './nouns/nouns.ts';
import { FileRefused, readFile } from './read/read-file.ts';

const world = useWorld();
const ALL = { university: null, course: null };

async function bring(noun: NounName, text: string | Uint8Array, apply = true, format: 'csv' | 'json' = 'csv') {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const entries = readFile(bytes, format, columnsOf(noun));
  const { now, services } = world;
  return importRows(world.db, nounOf(noun), entries, {
    apply,
    now,
    passwords: services.passwords,
  });
}
const what = ({ rows }: Awaited<ReturnType<typeof bring>>) => rows.map((row) => row.what);
const why = ({ rows }: Awaited<ReturnType<typeof bring>>) => rows.map((row) => row.why);
const count = (table: 'accounts' | 'courses') =>
  numberOf(world.db, table === 'accounts' ? sql`select count(*) from accounts` : sql`select count(*) from courses`);

const PEOPLE =
  'email,firstName,lastName,password\nAda@New.example ,Ada,Lovelace,Analytical#1843\ngrace@new.example,Grace,Hopper,\n';

test('open pages of the course hear of what an import has changed, and of nothing else', async () => {
  const heard: { topics: string[]; to: string[] }[] = [];
  const stop = world.db.subscribe((message) => void heard.push(JSON.parse(message) as (typeof heard)[number]));
  const { title } = await world.db.one<{ title: string }>(
    sql`select title from assignments where id = ${world.ids.lakesideAssignment}`,
  );
  const file = `university,course,title,requiredForGraduation,required\nLakeside Institute,LI-FSF-1,${title},true,true\n`;
  const enrolled = 'university,course,email,role\nLakeside Institute,LI-FSF-1,student2@northfield.example,ta\n';
  await bring('assignments', file, false);
  expect(what(await bring('assignments', file))).toEqual(['changed']);
  expect(what(await bring('assignments', file))).toEqual(['unchanged']);
  await bring('enrollments', enrolled);
  const { lakesideCourse, accounts } = world.ids;
  const course = `course ${lakesideCourse}`;
  await expect
    .poll(() => heard)
    .toEqual([
      { topics: ['assignments'], to: [course] },
      { topics: ['enrollments'], to: expect.arrayContaining([course, `account ${accounts.student2}`]) },
    ]);
  stop();
});

test('a dry run reports what would happen and changes nothing [D-009]', async () => {
  const before = await count('accounts');
  const report = await bring('people', PEOPLE, false);
  expect(report.written).toBe(false);
  expect(what(report)).toEqual(['created', 'created']);
  expect(await count('accounts')).toBe(before);
});

test('people come in once, with a temporary password [D-038, D-044]', async () => {
  expect(what(await bring('people', PEOPLE))).toEqual(['created', 'created']);
  expect(what(await bring('people', PEOPLE))).toEqual(['unchanged', 'unchanged']);
  const login = await world.anonymous.call('login', { email: 'ada@new.example', password: 'Analytical#1843' });
  expect(login.body).toMatchObject({ success: false, errorCode: 'MUST_RESET_PASSWORD' });
  expect(what(await bring('people', PEOPLE.replace('Lovelace', 'King')))).toEqual(['changed', 'unchanged']);
});

test('one wrong row keeps all others out, and each row says why [D-257]', async () => {
  const before = await count('accounts');
  const report = await bring(
    'people',
    [
      'email,firstName,lastName,password',
      'ok@new.example,Olga,Kern,',
      'no-mail,A,B,',
      'x@new.example,,,',
      'y@new.example,A,B,simple',
      'ok@new.example,O,K,',
      'hopper@new.example,Grace,Hopper,Hopper#1906',
      'hamilton@new.example,Margaret,Hamilton,Northfield#69',
    ].join('\n'),
  );
  expect(report.written).toBe(false);
  expect(what(report)).toEqual(['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused']);
  expect(why(report)).toEqual([
    'Also in line 6. Keep one of them.',
    'email: must be an e-mail address',
    'firstName: is needed',
    expect.stringContaining('password'),
    'Also in line 2. Keep one of them.',
    expect.stringContaining('easy to guess'),
    expect.stringContaining('easy to guess'),
  ]);
  expect(report.rows.map(({ at }) => at)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(await count('accounts')).toBe(before);
});

test('an account that is switched off loses its tokens', async () => {
  const token = await world.tokenOf('graduate');
  expect(
    what(await bring('people', 'email,firstName,lastName,active\ngraduate@northfield.example,Sofía,Reyes,no')),
  ).toEqual(['changed']);
  await world.db.run(sql`update accounts set active = true where id = ${world.ids.accounts.graduate}`);
  const { statusCode } = await world.app.inject({
    method: 'GET',
    url: '/broker/myInfo',
    headers: { authtoken: token },
  });
  expect(statusCode).toBe(401);
});

test('a short file switches no account on, and empties nothing [ADM-047]', async () => {
  const whole = 'email,firstName,lastName,githubUserName,active,mfaRequired\nleft@new.example,Lea,Left,lea,no,yes';
  expect(what(await bring('people', whole))).toEqual(['created']);
  const short = 'email,firstName,lastName,githubUserName\nleft@new.example,Lea,Right,\n';
  expect(what(await bring('people', short))).toEqual(['changed']);
  expect(what(await bring('people', short))).toEqual(['unchanged']);
  expect(
    await world.db.one(sql`
      select last_name as name, github_user_name as github, active, mfa_required as mfa from accounts where email = 'left@new.example'`),
  ).toEqual({ name: 'Right', github: 'lea', active: false, mfa: true });
});

test('a row that is new says which columns it needs', async () => {
  const report = await bring('assignments', 'university,course,title\nLakeside Institute,LI-FSF-1,Brand new');
  expect(why(report)).toEqual(['assignmentDate: is needed; dueDate: is needed']);
});

test('an enrollment that has ended stays so until active is true [ADM-047]', async () => {
  const as = (columns: string, cells: string) =>
    bring(
      'enrollments',
      `university,course,email,${columns}\nNorthfield University,NU-CYBER-11,student2@northfield.example,${cells}`,
    );
  expect(what(await as('role', 'student'))).toEqual(['created']);
  expect(what(await as('active', 'false'))).toEqual(['changed']);
  expect(what(await as('role', 'student'))).toEqual(['unchanged']);
  expect(what(await as('role,active', 'student,true'))).toEqual(['changed']);
});

const enrollmentsOf = (emails: readonly string[], columns: string, cells: string) =>
  [
    `university,course,email,${columns}`,
    ...emails.map((email) => `Lakeside Institute,LI-FSF-1,${email},${cells}`),
  ].join('\n');

test('what was ended or changed here since the last import is not brought back by a file [ADM-048, ADM-050, ADM-051]', async () => {
  const email = 'kept@new.example';
  const file = enrollmentsOf([email], 'firstName,lastName,role', 'Kim,Kept,student');
  expect(what(await bring('enrollments', file))).toEqual(['created']);
  await world.db.run(sql`
    update enrollments set active = false where account_id = (select id from accounts where email = ${email})`);
  const again = await bring('enrollments', enrollmentsOf([email], 'role,active', 'student,true'));
  expect([what(again), why(again)]).toEqual([['unchanged'], ['was ended here, and stays ended']]);
  const person = (name: string) => `email,firstName,lastName\n${email},${name},Kept`;
  expect(what(await bring('people', person('Kim')))).toEqual(['unchanged']);
  await world.db.run(sql`update accounts set first_name = 'Kimberley' where email = ${email}`);
  const kept = await bring('people', person('Kimmy'));
  expect([what(kept), why(kept)]).toEqual([
    ['unchanged'],
    ['firstName stays Kimberley, which was changed here; the file has Kimmy'],
  ]);
});

test('a roster makes accounts of people whom nobody knew, and writes the story of each enrollment [ADM-030, ADM-034]', async () => {
  const roster = enrollmentsOf(
    ['one@roster.example', 'two@roster.example'],
    'firstName,lastName,role',
    'Ro,Ster,student',
  );
  expect(what(await bring('enrollments', roster))).toEqual(['created', 'created']);
  expect(what(await bring('enrollments', roster.replaceAll('student', 'ta')))).toEqual(['changed', 'changed']);
  const back = await bring('enrollments', roster);
  expect(what(back)).toEqual(['changed', 'changed']);
  const story = await world.db.many(sql`
    select h.what, h.role, e.active from enrollment_history h join enrollments e on e.university_id = h.university_id and e.id = h.enrollment_id
    join accounts a on a.id = h.account_id where a.email = 'one@roster.example' order by h.id`);
  // the first enrollment continues, with all its work
  expect(story).toMatchObject([
    { what: 'began', role: 'student', active: true },
    { what: 'role changed', role: 'ta', active: false },
    { what: 'role changed', role: 'student', active: true },
  ]);
});

test('more than a tenth of a class and more than two end only by their number [ADM-049]', async () => {
  const emails = Array.from({ length: 3 }, (_, index) => `leaving${index}@new.example`);
  await bring('enrollments', enrollmentsOf(emails, 'firstName,lastName,role', 'Lea,Ving,student'));
  const entries = readFile(
    new TextEncoder().encode(enrollmentsOf(emails, 'active', 'false')),
    'csv',
    columnsOf('enrollments'),
  );
  const { now, services } = world;
  const end = (ends?: number) =>
    importRows(world.db, nounOf('enrollments'), entries, {
      apply: true,
      now,
      passwords: services.passwords,
      ...(ends !== undefined && { ends }),
    });
  expect(await end()).toMatchObject({ written: false, asks: [{ course: 'LI-FSF-1', ending: 3, needsNumber: true }] });
  expect(await end(2)).toMatchObject({ written: false });
  expect(await end(3)).toMatchObject({ written: true, asks: [] });
});

test('a file that was imported writes nothing more, not even a line in the history [ADM-046]', async () => {
  const roster = enrollmentsOf(['same@new.example'], 'firstName,lastName,role', 'Sam,E,student');
  await bring('enrollments', roster);
  const traces = () =>
    world.db.one(sql`
      select (select count(*) from imports)::int as imports, (select count(*) from audit_entries)::int as entries,
        (select count(*) from import_reversals)::int as reversals, (select count(*) from enrollment_history)::int as stories`);
  const before = await traces();
  expect(what(await bring('enrollments', roster))).toEqual(['unchanged']);
  expect(await traces()).toEqual(before);
});

test('a session that moves to another classroom leaves the building of both as they are', async () => {
  const session = (columns: string, cells: string) =>
    bring(
      'sessions',
      `university,course,name,chapter,date,startTime,endTime,${columns}\nLakeside Institute,LI-FSF-1,Moving,88.1,2026-07-02,18:30,21:30,${cells}`,
    );
  await session('classroom,building', 'North room,North');
  expect(what(await session('classroom,building', 'South room,South'))).toEqual(['changed']);
  expect(what(await session('classroom', 'North room'))).toEqual(['changed']);
  expect(
    await world.db.many(sql`
      select name, building_name as building from classrooms where name in ('North room', 'South room') order by name`),
  ).toEqual([
    { name: 'North room', building: 'North' },
    { name: 'South room', building: 'South' },
  ]);
});

test('a chapter may be written as 1.10, which is 1.1; another decimal is refused in words', async () => {
  const session = (chapter: string) =>
    bring(
      'sessions',
      `university,course,name,chapter,date,startTime,endTime\nLakeside Institute,LI-FSF-1,Tenth,${chapter},2026-07-03,18:30,21:30`,
    );
  expect(what(await session('1.10'))).toEqual(['created']);
  expect(what(await session('1.1'))).toEqual(['unchanged']);
  expect(why(await session('1.11'))).toEqual(['chapter: must have at most one decimal']);
});

test('a course brings what is missing above it, and can be changed later', async () => {
  const header =
    'university,universityId,program,programType,cohort,code,name,startDate,endDate,timeZone,maxAbsence,midCourseSurveyFrom,midCourseSurveyTo';
  const line =
    'Eastgate College,301,Data,Data Viz,Data 1,EC-1,Data Viz,2026-04-01,2026-09-01,America/Chicago,6,2026-06-01,2026-06-14';
  expect(what(await bring('courses', `${header}\n${line}`))).toEqual(['created']);
  expect(what(await bring('courses', `${header}\n${line}`))).toEqual(['unchanged']);
  expect(what(await bring('courses', `${header}\n${line.replace('2026-06-14', '2026-06-15')}`))).toEqual(['changed']);
  const found = await world.db.one(sql`
    select c.university_id as id, c.time_zone as zone, h.name as cohort, s.date_to as "to" from courses c
    join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
    join survey_schedules s on s.university_id = c.university_id and s.course_id = c.id where c.code = 'EC-1'`);
  expect(found).toEqual({ id: 301, zone: 'America/Chicago', cohort: 'Data 1', to: '2026-06-15' });
  const wrong = await bring(
    'courses',
    `${header}\n${line.replace('Data Viz,Data 1', 'Cyber,Data 1')}\n${line.replace('301', '2').replace('EC-1', 'EC-2').replace('Eastgate', 'Westgate')}`,
  );
  expect(why(wrong)).toEqual([
    'programType: Data is a program of type Data Viz',
    'universityId: 2 belongs to another university',
  ]);
});

test('sessions and assignments stand in the time of the course, and move when they are imported again', async () => {
  const session = (date: string) =>
    `university,course,name,chapter,date,startTime,endTime,classroom\nLakeside Institute,LI-FSF-1,Extra,99.1,${date},18:30,21:30,Annex`;
  expect(what(await bring('sessions', session('2026-07-01')))).toEqual(['created']);
  expect(what(await bring('sessions', session('2026-12-01')))).toEqual(['changed']);
  const found = await world.db.one(
    sql`select start_time as start, category_code as category from sessions where name = 'Extra'`,
  );
  expect(found).toEqual({ start: '2026-12-02T02:30:00.000Z', category: 'class' });
  const due =
    'university,course,title,assignmentDate,dueDate\nLakeside Institute,LI-FSF-1,Extra work,2026-06-01,2026-06-10';
  expect(what(await bring('assignments', due))).toEqual(['created']);
  expect(what(await bring('assignments', due))).toEqual(['unchanged']);
  expect(await world.db.one(sql`select due_date as due from assignments where title = 'Extra work'`)).toEqual({
    due: '2026-06-11T06:59:59.000Z',
  });
});

test('an enrollment with another role is another enrollment; the old one is kept [D-004, D-008]', async () => {
  const as = (role: string, active = 'true') =>
    `university,course,email,role,active\nNorthfield University,NU-CYBER-11,nobody@northfield.example,${role},${active}`;
  expect(what(await bring('enrollments', as('student')))).toEqual(['created']);
  expect(what(await bring('enrollments', as('student')))).toEqual(['unchanged']);
  expect(what(await bring('enrollments', as('ta')))).toEqual(['changed']);
  const all = await world.db.many(
    sql`select role, active from enrollments where account_id = ${world.ids.accounts.nobody} order by id`,
  );
  expect(all).toEqual([
    { role: 'student', active: false },
    { role: 'ta', active: true },
  ]);
  expect(what(await bring('enrollments', as('ta', 'false')))).toEqual(['changed']);
  const refused = await bring(
    'enrollments',
    as('ta')
      .replace('NU-CYBER-11', 'NOPE')
      .concat('\nNorthfield University,NU-CYBER-11,ghost@northfield.example,ta,true'),
  );
  expect(why(refused)).toEqual([
    'course: Northfield University has no course NOPE',
    'firstName: is required, because no one has the e-mail ghost@northfield.example',
  ]);
});

test.each(['people', 'courses', 'assignments', 'enrollments', 'sessions'] as const)(
  '%s that were exported are unchanged when they come back',
  async (noun) => {
    for (const format of ['csv', 'json'] as const) {
      const { text, count: exported } = await exportRows(world.db, noun, ALL, format);
      const report = await bring(noun, text, true, format);
      expect(report.rows.filter((row) => row.what !== 'unchanged')).toEqual([]);
      expect(report.rows).toHaveLength(exported);
      expect(exported).toBeGreaterThan(10);
    }
  },
  60_000,
);

test('an export may be cut to one course, and never holds a formula or a password', async () => {
  await world.db.run(
    sql`update accounts set last_name = '=cmd|calc', password_hash = 'secret-hash' where id = ${world.ids.accounts.student}`,
  );
  const { text, count: exported } = await exportRows(
    world.db,
    'people',
    { university: 'Northfield University', course: 'NU-FSF-PT-12' },
    'csv',
  );
  expect(exported).toBe(33);
  expect(text).toContain("'=cmd|calc");
  expect(text).not.toContain('secret-hash');
  expect(what(await bring('people', text))).toEqual(Array.from({ length: 33 }, () => 'unchanged'));
});

const HOSTILE: readonly (readonly [name: string, file: string | Uint8Array])[] = [
  ['an unknown column', 'email,firstName,lastName,role\na@b.example,A,B,admin'],
  ['a column of the language', '__proto__,email\nx,a@b.example'],
  ['a column twice', 'email,email\na@b.example,c@d.example'],
  ['too many cells', 'email,firstName,lastName\na@b.example,A,B,C'],
  ['an open quote', 'email,firstName,lastName\n"a@b.example,A,B'],
  ['another encoding', new Uint8Array([0x65, 0xff, 0xfe, 0x00])],
  ['nothing', ''],
  ['a row without end', `email,firstName,lastName\na@b.example,${'x'.repeat(2_000_000)},B`],
];
test.each(HOSTILE)('a file with %s is refused as a whole', (_, file) => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  expect(() => readFile(bytes, 'csv', columnsOf('people'))).toThrow(FileRefused);
});

test.each([
  ['a NUL', '\u0000'],
  ['a line break', 'A\nB'],
  ['an escape sequence', '\u001b[31mA'],
  ['too much', 'x'.repeat(256)],
])('a name with %s is refused', async (_, name) => {
  const report = await bring('people', `email,firstName,lastName\nhostile@new.example,"${name}",B`);
  expect(what(report)).toEqual(['refused']);
});

test('SQL in a cell is text', async () => {
  const people = await bring(
    'people',
    `email,firstName,lastName\nbobby@new.example,"Robert'); drop table accounts; --",Tables`,
  );
  expect(what(people)).toEqual(['created']);
  expect(await numberOf(world.db, sql`select count(*) from accounts where first_name like 'Robert%drop table%'`)).toBe(
    1,
  );
});

test.each([
  '{}',
  '[1]',
  '[{"email"',
  '[{"email":"a@b.example","firstName":1,"lastName":"B"}]',
  '[{"email":"a@b.example","firstName":"A","lastName":"B","__proto__":{"active":false},"id":1}]',
])('the JSON %s is refused', async (text) => {
  const outcome = await bring('people', text, true, 'json').then(what, (error: unknown) =>
    error instanceof FileRefused ? 'file refused' : error,
  );
  expect(['file refused', ['refused']]).toContainEqual(outcome);
});
