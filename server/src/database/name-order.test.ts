import { expect, test } from 'vitest';
import { useWorld } from '#testing/world';
import { sql } from './db.ts';

const world = useWorld();
/** The order of names in the tables of the web app. */
const browser = new Intl.Collator('en', { sensitivity: 'base' });

const NAMES = [
  'Äpfel',
  'Zhang',
  'apple',
  'Łukasz',
  'Ludwig',
  'Ørsted',
  'Osman',
  'Oberg',
  'Öberg',
  'O’Brien',
  "O'Casey",
  'Straße',
  'Strasser',
  'Æsir',
  'Adler',
  'de Souza',
  'De Angelis',
  'Ñandú',
  'Nash',
  'Nyong',
  'van Dyk',
  'Vance',
  'Şahin',
  'Sato',
  '2nd Group',
];

test('names stand in the order of the browser, by letters first, whatever their accents and case', async () => {
  const rows = await world.db.many<{ name: string }>(sql`
    select n as name from unnest(${NAMES}::text[]) with ordinality t(n, at) order by name_key(n) collate "C", at`);
  expect(rows.map(({ name }) => name)).toEqual(NAMES.toSorted(browser.compare));
});

test('every list of a class has one order of people: last name, then first name', async () => {
  const { activeCourse: courseId, ungradedAssignment: assignmentId, todaysSession: sessionId } = world.ids;
  await world.db.run(sql`
    with named as (
      select a.id, (row_number() over (order by a.id))::int as n from accounts a
      join enrollments e on e.account_id = a.id where e.course_id = ${courseId} and e.role = 'student' and e.active)
    update accounts a set last_name = (${NAMES}::text[])[1 + n % ${NAMES.length}::int] from named where named.id = a.id`);
  const ta = world.as('ta');
  const sheet = (await ta.call('gradebookSheet', { courseId })).body.students.map(({ student }) => student);
  const attendance = (await ta.call('attendance', { sessionId })).body;
  const page = (await ta.call('courseworkDetail', { assignmentId })).body.students.map(({ student }) => student);
  const fullName = ({ lastName, firstName }: { lastName: string; firstName: string }) => `${lastName}\t${firstName}`;
  const order = sheet.map(fullName);
  expect(order.map((name) => name.split('\t')[0] ?? '').toSorted(browser.compare)).toEqual(
    order.map((name) => name.split('\t')[0]),
  );
  expect(order.at(-1)).toMatch(/^Zhang/);
  expect(page.map(fullName)).toEqual(order);
  expect('students' in attendance && attendance.students.map(({ student }) => fullName(student))).toEqual(order);
});
