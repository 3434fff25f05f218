import { expect, test } from 'vitest';
import { NO_CHOICES } from '@bcs/contract/features/imports/choices';
import { fullName } from '@bcs/contract/kernel/full-name';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const admin = world.as('admin');
const registrar = world.as('registrar');
const { northfield, activeCourse } = world.ids;

async function look(lines: readonly string[], kind: 'enrollments' | 'people' = 'enrollments') {
  const by = kind === 'people' ? registrar : admin;
  const { body } = await by.call('uploadImport', {
    kind,
    universityId: northfield,
    courseId: kind === 'people' ? null : activeCourse,
    fileName: 'list.csv',
    base64: Buffer.from(lines.join('\n')).toString('base64'),
  });
  return (await by.call('importPreview', { importId: body.importId, kind: 'all', page: 0, after: -1 })).body;
}

test('roles are taken in the words of the screens and in usual ones, in any case [ADM-041]', async () => {
  const words = ['Student', 'Teaching Assistant', 'TA', 'instructors', 'TEACHER', 'Career Director', 'General manager'];
  const { rows } = await look([
    'Email,First Name,Last Name,Role',
    ...words.map((word, index) => `role${index}@case.example,Ro,Le,${word}`),
  ]);
  expect(rows.map(({ changes }) => changes.find(({ column }) => column === 'role')?.to)).toEqual([
    'student',
    'ta',
    'ta',
    'instructor',
    'instructor',
    'cd',
    'cm',
  ]);
});

test('addresses are read as mail programs and other systems write them, and never shortened [ADM-041]', async () => {
  const typed = [
    "sean.o'brien@case.example",
    'Ana Lee <ana.lee@case.example>',
    'mailto:ben.cho@case.example',
    'dee.fox@case.example.',
    'kim.lane@case.example\u200B',
    'cid.day@case.example; cid@home.example',
  ];
  const { rows } = await look([
    'Email,First Name,Last Name,Role',
    ...typed.map((email) => `"${email}",Some,Body,student`),
    'ned.ray@case.example,Ned\u200B,Ray,student',
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual([
    'created',
    'created',
    'created',
    'created',
    'created',
    'refused',
    'created',
  ]);
  const email = ({ changes }: (typeof rows)[number]) => changes.find(({ column }) => column === 'email')?.to;
  expect(rows.map(email)).toEqual([
    "sean.o'brien@case.example",
    'ana.lee@case.example',
    'ben.cho@case.example',
    'dee.fox@case.example',
    'kim.lane@case.example',
    undefined,
    'ned.ray@case.example',
  ]);
  expect(rows.at(-1)?.changes).toContainEqual({ column: 'firstName', from: null, to: 'Ned' });
});

test('a GitHub name is read as on the screen of the profile [ADM-041]', async () => {
  const { rows } = await look(
    [
      'Email,First Name,Last Name,GitHub',
      'gh1@case.example,Ana,Lee,https://github.com/ana-lee',
      'gh2@case.example,Ben,Cho,@bencho',
      'gh3@case.example,Cid,Day,cid day',
    ],
    'people',
  );
  expect(
    rows.map(({ kind, changes }) => [kind, changes.find(({ column }) => column === 'githubUserName')?.to]),
  ).toEqual([
    ['created', 'ana-lee'],
    ['created', 'bencho'],
    ['refused', undefined],
  ]);
});

test('an address is read the same at the login, at the enrolling and for a new person [ADM-031]', async () => {
  const typed = ' “Student@Northfield.example”\u200B ';
  const change = { what: 'enroll', role: 'student' } as const;
  const asked = { courseId: activeCourse, change, emails: [typed], fromCourseId: null };
  expect((await admin.call('previewEnrollments', asked)).body.rows).toMatchObject([
    { email: 'student@northfield.example' },
  ]);
  const login = { email: typed, password: 'Bootcamp#2026' };
  expect((await world.as('student').call('login', login)).status).toBe(200);
  const person = { email: "Sean.O'Door@case.example\u200B", firstName: 'Sean', lastName: "O'Door", invites: false };
  expect(
    (await registrar.call('createPerson', { ...person, seat: { courseId: activeCourse, role: 'student' } })).status,
  ).toBe(200);
  expect(await world.db.many(sql`select email from accounts where email like 'sean.o_door%'`)).toEqual([
    { email: "sean.o'door@case.example" },
  ]);
});

test('one part of a name is enough at every door, and is shown and ordered without a blank [ADM-041, ADM-018]', async () => {
  const { rows, digest, ...shown } = await look([
    'Email,First Name,Last Name,Role',
    'suharto@one.example,Suharto,,student',
    'teller@one.example,,Teller,student',
    'unseen@one.example,\u200B,\u200B,student',
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual(['created', 'created', 'refused']);
  const importId = shown.import.id;
  const leftOut = { ...structuredClone(NO_CHOICES), leftOut: [4] } as never;
  await admin.call('correctImport', { importId, cell: null, choices: leftOut });
  const again = await admin.call('importPreview', { importId, kind: 'all', page: 0, after: -1 });
  await admin.call('applyImport', { importId, digest: again.body.digest, invitations: 'none' });
  expect(digest).not.toBe(again.body.digest);
  const person = { email: 'sukarno@one.example', lastName: '', invites: false };
  const seat = { courseId: activeCourse, role: 'student' } as const;
  expect((await registrar.call('createPerson', { ...person, firstName: 'Sukarno', seat })).status).toBe(200);
  expect((await registrar.call('createPerson', { ...person, firstName: '\u200B ', seat })).status).toBe(422);
  const roster = await admin.call('gradebookSheet', { courseId: activeCourse });
  const names = roster.body.students.map(({ student }) => fullName(student));
  const own = names.filter((name) => /^(Suharto|Teller|Sukarno)$/u.test(name));
  expect(own).toEqual(['Suharto', 'Sukarno', 'Teller']);
  expect(names[0]).not.toBe('Suharto');
});
