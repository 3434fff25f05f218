import { expect, test } from 'vitest';
import { NO_CHOICES } from '@bcs/contract/features/imports/choices';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { UNCHANGED } from '@bcs/contract/kernel/unchanged';
import { refuse, Refusal } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';
import type { Output } from '#lib/api.ts';

const app = wholeApp();
const { broker } = app;
/** Somebody with the role admin in a class. */
const signIn = () =>
  app.signIn(enrollment('admin'), { myInfo: { ...myInfo(enrollment('admin')), administers: 'course' } });
const counts = { created: 1, changed: 0, unchanged: 1, refused: 1, 'left out': 0, 'not in the file': 0 };
const summary: Output<'imports'>['rows'][number] = {
  id: 7,
  kind: 'enrollments',
  state: 'checking',
  fileName: 'spring.csv',
  author: 'Ada Min',
  university: 'Northfield University',
  course: 'NU-FSF-PT-12',
  createdAt: '2026-03-10T14:00:00.000Z',
  appliedAt: null,
  undoneAt: null,
  counts,
  progress: null,
};
const LISTED: Output<'imports'> = {
  rows: [summary],
  total: 1,
  universities: [],
  classes: [{ id: 1, code: 'NU-FSF-PT-12', university: 'Northfield University', universityId: 1 }],
};
const line = (change: Partial<Output<'importPreview'>['rows'][number]>): Output<'importPreview'>['rows'][number] => ({
  line: 2,
  key: 'k',
  object: null,
  kind: 'created',
  cells: { email: 'ada@new.example', firstName: 'Ada', lastName: 'Lovelace' },
  changes: [],
  contested: [],
  ended: null,
  problems: [],
  note: null,
  twins: [],
  ...change,
});
const refused = line({
  line: 3,
  kind: 'refused',
  cells: { email: 'no mail', firstName: 'Grace', lastName: 'Hopper' },
  problems: [{ column: 'email', message: 'must be an e-mail address' }],
});
const ended = line({
  line: 4,
  object: '1/9',
  kind: 'unchanged',
  cells: { email: 'alan@new.example', firstName: 'Alan', lastName: 'Turing' },
  ended: { at: '2026-03-01T10:00:00.000Z', by: 'Ada Min', resumes: false },
});
const PREVIEW: Output<'importPreview'> = {
  import: summary,
  reading: {
    encoding: 'utf-8',
    delimiter: ';',
    hasHeader: true,
    columns: ['email', 'firstName', 'lastName', null],
    header: ['Mail', 'First', 'Last', 'Shoe size'],
    sample: [['ada@new.example', 'Ada', 'Lovelace', '38']],
    choices: [{ name: 'email', holds: 'an e-mail address', isNeeded: true }],
    everybody: null,
    leftOut: [{ title: 'Group', words: ['A', 'B'] }],
    problem: null,
    source: null,
  },
  choices: structuredClone(NO_CHOICES) as Output<'importPreview'>['choices'],
  counts,
  questions: 1,
  total: 3,
  equalCells: [],
  rows: [line({}), refused, ended],
  nextProblem: 1,
  classes: [],
  endings: [],
  digest: 'abc',
  canApply: false,
};

test('a file is chosen by keyboard, and earlier imports are listed [ADM-037, ADM-053]', async () => {
  signIn();
  broker.answers.imports = LISTED;
  broker.answers.uploadImport = { success: true, importId: 7 };
  broker.answers.importPreview = PREVIEW;
  const screen = await app.open('/admin/import');
  await expect.element(screen.getByRole('link', { name: 'spring.csv' })).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  const file = new File(['Mail;First\nada@new.example;Ada'], 'spring.csv', { type: 'text/csv' });
  await screen.getByLabelText('File to import').upload(file);
  await expect.poll(screen.path).toBe('/admin/import/7');
  const [sent] = broker.sentTo('uploadImport');
  expect(sent?.input).toMatchObject({ kind: 'enrollments', universityId: 1, courseId: 1, fileName: 'spring.csv' });
  expect(atob((broker.sentTo('uploadImport')[0]!.input as { base64: string }).base64)).toContain('ada@new.example;Ada');
});

test('a general manager who opens an import is told what they may see [ADM-008]', async () => {
  app.signIn(enrollment('cm'), { myInfo: { ...myInfo(enrollment('cm')), administers: 'course' } });
  broker.answers.imports = refuse(403, 'FORBIDDEN');
  const screen = await app.open('/admin/import/7');
  await expect.poll(screen.path).toBe('/unauthorized');
});

test('each row says what it comes to, is corrected in place and asks what only people can answer [ADM-041, ADM-042, ADM-051]', async () => {
  signIn();
  broker.answers.imports = LISTED;
  broker.answers.importPreview = PREVIEW;
  broker.answers.correctImport = { success: true };
  const screen = await app.open('/admin/import/7');
  await expect.element(screen.getByText('E-mail must be an e-mail address')).toBeVisible();
  await expect.element(screen.getByText('The column ‘Group’ is left out: A, B')).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  await screen.getByLabelText('E-mail').fill('grace@new.example');
  await screen.getByRole('button', { name: 'Correct' }).click();
  await screen.getByLabelText('Resume this enrollment').click();
  await expect.poll(() => broker.sentTo('correctImport').length).toBe(2);
  const [cell, choice] = broker.sentTo('correctImport').map(({ input }) => input);
  expect(cell).toEqual({ importId: 7, cell: { line: 3, column: 'email', text: 'grace@new.example' }, choices: null });
  expect(choice).toMatchObject({ importId: 7, choices: { resumes: [4] } });
  await expect.element(screen.getByRole('button', { name: 'Nothing to apply' })).toBeDisabled();
});

test('one correction answers all equal cells, one of two rows is kept, and everybody gets a role at once [ADM-039, ADM-042, ADM-043]', async () => {
  signIn();
  broker.answers.imports = LISTED;
  broker.answers.correctImport = { success: true };
  broker.answers.mapImport = { success: true };
  broker.answers.importPreview = {
    ...PREVIEW,
    reading: {
      ...PREVIEW.reading,
      choices: [...PREVIEW.reading.choices, { name: 'role', holds: 'a role', isNeeded: true }],
    },
    rows: [
      line({
        changes: [
          { column: 'role', from: null, to: 'ta' },
          { column: 'course', from: null, to: 'X-1' },
        ],
      }),
      { ...refused, problems: [], twins: [9] },
    ],
    equalCells: [{ column: 'role', text: 'Mentor', line: 3, rows: 12, message: 'must be one of: Admin' }],
  };
  const screen = await app.open('/admin/import/7');
  await expect.element(screen.getByText('Teaching Assistant, X-1')).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  await screen.getByLabelText('Role ‘Mentor’').selectOptions('Student');
  await screen.getByRole('button', { name: 'Correct all 12' }).click();
  await screen.getByRole('button', { name: 'Keep this one' }).click();
  await expect.poll(() => broker.sentTo('correctImport').length).toBe(2);
  const [cell, choice] = broker.sentTo('correctImport').map(({ input }) => input);
  expect(cell).toMatchObject({ cell: { line: 3, column: 'role', text: 'student', everywhere: true } });
  expect(choice).toMatchObject({ choices: { leftOut: [9] } });
  await screen
    .getByText(/3 of 4 columns recognized/u)
    .first()
    .click();
  await screen.getByLabelText('Everyone here is').selectOptions('Student');
  await screen.getByRole('button', { name: 'Read it this way' }).click();
  await expect.poll(() => broker.sentTo('mapImport').length).toBe(1);
  expect(broker.sentTo('mapImport')[0]?.input).toMatchObject({ reading: { everybody: 'student' } });
});

test('exactly what is shown is applied, with its digest [ADM-044, ADM-057]', async () => {
  signIn();
  broker.answers.imports = LISTED;
  broker.answers.importPreview = {
    ...PREVIEW,
    rows: [line({})],
    counts: { ...counts, refused: 0 },
    canApply: true,
  };
  broker.answers.applyImport = { success: true, written: 1 };
  const screen = await app.open('/admin/import/7');
  await screen.getByLabelText('Invitations to people who have not signed in').selectOptions('Send none');
  await screen.getByRole('button', { name: 'Apply 1 row' }).click();
  await expect.poll(() => broker.sentTo('applyImport').length).toBe(1);
  expect(broker.sentTo('applyImport')[0]?.input).toEqual({ importId: 7, digest: 'abc', invitations: 'none' });
});

test('roles and classes of a OneRoster source are chosen once, and who it marks as ended is only proposed [ADM-061, ADM-062]', async () => {
  signIn();
  broker.answers.imports = LISTED;
  const left = line({
    line: 5,
    object: '1/12',
    kind: 'not in the file',
    note: 'The source marks this person as deleted.',
  });
  broker.answers.importPreview = {
    ...PREVIEW,
    import: { ...summary, fileName: 'export.zip' },
    counts: { ...counts, refused: 0, 'not in the file': 1 },
    rows: [left],
    reading: {
      ...PREVIEW.reading,
      source: {
        system: 'PowerSIS',
        version: '1.2',
        mode: 'delta',
        roles: [
          { name: 'student', role: 'student', rows: 20 },
          { name: 'proctor', role: null, rows: 1 },
        ],
        classes: [
          { id: 'c1', title: 'Evening, Spring', courseId: 1, rows: 20 },
          { id: 'c2', title: 'Pottery, Spring', courseId: null, rows: 3 },
        ],
        here: [{ id: 1, code: 'NU-FSF-PT-12' }],
      },
    },
  };
  broker.answers.mapImport = { success: true };
  broker.answers.correctImport = { success: true };
  const screen = await app.open('/admin/import/7');
  await expect.element(screen.getByText('OneRoster 1.2 from PowerSIS')).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  await screen.getByLabelText('‘proctor’ becomes').selectOptions('Teaching Assistant');
  await screen.getByLabelText('Pottery, Spring').selectOptions('NU-FSF-PT-12');
  await screen.getByRole('button', { name: 'Read it this way' }).click();
  await expect.poll(() => broker.sentTo('mapImport').length).toBe(1);
  expect(broker.sentTo('mapImport')[0]?.input).toEqual({
    importId: 7,
    reading: null,
    source: { roles: { proctor: 'ta' }, classes: { c2: 1 } },
  });
  await expect.element(screen.getByText('Marked as ended')).toBeVisible();
  await screen.getByLabelText('End this enrollment').click();
  await expect.poll(() => broker.sentTo('correctImport').length).toBe(1);
  expect(broker.sentTo('correctImport')[0]?.input).toMatchObject({ choices: { ends: ['1/12'] } });
});

test('it is asked role by role whether a list names everybody [ADM-048]', async () => {
  signIn();
  const roles = [
    { role: 'student', begun: 20 },
    { role: 'ta', begun: 2 },
  ] as const;
  broker.answers.importPreview = {
    ...PREVIEW,
    classes: [{ id: 1, code: 'NU-FSF-PT-12', begun: 22, roles: [...roles] }],
  };
  broker.answers.imports = LISTED;
  broker.answers.correctImport = { success: true };
  const screen = await app.open('/admin/import/7');
  await expect
    .element(screen.getByLabelText('Everyone in NU-FSF-PT-12 with the role Teaching Assistant'))
    .toBeVisible();
  await screen.getByLabelText('Everyone in NU-FSF-PT-12 with the role Student').click();
  await expect.poll(() => broker.sentTo('correctImport').length).toBe(1);
  expect(broker.sentTo('correctImport')[0]?.input).toMatchObject({ choices: { wholeRoles: ['1/student'] } });
});

test('a long import tells its rows, on any device and after a reload, and can still be cancelled [ADM-054]', async () => {
  signIn();
  const applying = { ...summary, state: 'applying' as const, progress: { done: 3500, total: 10_000 } };
  broker.answers.importPreview = { ...PREVIEW, import: applying, rows: [], total: 0 };
  broker.answers.imports = { ...LISTED, rows: [applying] };
  broker.answers.cancelImport = { success: true };
  const screen = await app.open('/admin/import/7');
  await expect.element(screen.getByText(/3,500 of 10,000 rows/)).toBeVisible();
  expect(broker.sentTo('imports')[0]?.input).toMatchObject({ importId: 7 });
  await expect.element(screen.getByRole('progressbar', { name: 'Applying' })).toHaveAttribute('aria-valuenow', '3500');
  expect(await axeFindings('light')).toEqual([]);
  await screen.getByRole('button', { name: 'Cancel the import' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel the import' }).click();
  await expect.poll(() => broker.sentTo('cancelImport').length).toBe(1);
  // another device has ended it: this page follows by itself
  broker.answers.importPreview = { ...PREVIEW, import: { ...summary, state: 'cancelled' }, rows: [], total: 0 };
  broker.answers.imports = { ...LISTED, rows: [{ ...summary, state: 'cancelled' }] };
  await expect.element(screen.getByText('This import was cancelled. Nothing was written.')).toBeVisible();
});

test('an import that could not be applied says whether anything was changed, and keeps its file and its choices [ADM-130]', async () => {
  signIn();
  broker.answers.imports = LISTED;
  broker.answers.importPreview = { ...PREVIEW, rows: [line({})], counts: { ...counts, refused: 0 }, canApply: true };
  broker.answers.applyImport = new Refusal(503, null, { 'x-request-id': 'r-7', [UNCHANGED]: 'true' });
  const screen = await app.open('/admin/import/7');
  await screen.getByLabelText('Invitations to people who have not signed in').selectOptions('Send none');
  const apply = screen.getByRole('button', { name: 'Apply 1 row' });
  await apply.click();
  await expect.element(screen.getByText(/Nothing was changed\./u)).toBeVisible();
  await expect.element(screen.getByText('Request r-7')).toBeVisible();
  broker.answers.applyImport = () => Promise.reject(new TypeError('Failed to fetch'));
  await apply.click();
  await expect.element(screen.getByText(/We do not know whether it was saved\./u)).toBeVisible();
  await expect.element(screen.getByLabelText('Invitations to people who have not signed in')).toHaveValue('none');
  expect(broker.sentTo('applyImport').map(({ input }) => input)).toEqual(
    Array.from({ length: 2 }, () => ({ importId: 7, digest: 'abc', invitations: 'none' })),
  );
});
