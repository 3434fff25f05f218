import { expect, test } from 'vitest';
import { NO_CHOICES } from '@bcs/contract/features/imports/choices';
import { useWorld } from '#testing/world';

const world = useWorld();
const admin = world.as('admin');
const { northfield, activeCourse } = world.ids;

async function uploaded(lines: readonly string[]): Promise<number> {
  const base64 = Buffer.from(lines.join('\n')).toString('base64');
  const place = { kind: 'enrollments', universityId: northfield, courseId: activeCourse } as const;
  return (await admin.call('uploadImport', { ...place, fileName: 'list.csv', base64 })).body.importId;
}
const preview = async (importId: number) =>
  (await admin.call('importPreview', { importId, kind: 'all', page: 0, after: -1 })).body;

test('a list without a role is taken once it is said what everybody is [ADM-039]', async () => {
  const importId = await uploaded(['Email,First name,Last name', 'a@every.example,A,E', 'b@every.example,B,E']);
  const { reading } = await preview(importId);
  expect(reading.problem).toContain('Which column has the role? Or choose what everyone here is.');
  const { encoding, delimiter, hasHeader, columns } = reading;
  const how = { encoding, delimiter, hasHeader, columns, everybody: 'student' } as const;
  expect((await admin.call('mapImport', { importId, reading: how, source: null })).status).toBe(200);
  const { rows, canApply, reading: read } = await preview(importId);
  expect([read.problem, read.everybody, canApply]).toEqual([null, 'student', true]);
  expect(rows.map(({ changes }) => changes.find(({ column }) => column === 'role')?.to)).toEqual([
    'student',
    'student',
  ]);
});

test('one correction answers all equal cells, and what was corrected in a row stays [ADM-042]', async () => {
  const importId = await uploaded([
    'Email,First name,Last name,Role',
    ...['a', 'b', 'c'].map((name) => `${name}@equal.example,${name},E,Mentor`),
    'd@equal.example,d,E,student',
  ]);
  const first = await preview(importId);
  expect(first.equalCells).toMatchObject([{ column: 'role', text: 'Mentor', line: 2, rows: 3 }]);
  const correct = (line: number, text: string, everywhere: boolean) =>
    admin.call('correctImport', { importId, cell: { line, column: 'role', text, everywhere }, choices: null });
  await correct(3, 'Instructor', false);
  await correct(2, 'Teaching Assistant', true);
  const { rows, equalCells } = await preview(importId);
  expect(rows.map(({ changes }) => changes.find(({ column }) => column === 'role')?.to)).toEqual([
    'ta',
    'instructor',
    'ta',
    'student',
  ]);
  expect(equalCells).toEqual([]);
  expect((await admin.call('importReport', { importId })).body.csv).toContain('c@equal.example,c,E,Teaching Assistant');
});

test('the row that is kept is free as soon as its twin is left out [ADM-041, ADM-043]', async () => {
  const importId = await uploaded([
    'Email,First name,Last name,Role',
    'a@twin.example,A,One,student',
    'a@twin.example,A,Two,student',
    'a@twin.example,A,One,student',
  ]);
  const first = await preview(importId);
  expect(first.counts).toMatchObject({ refused: 2, 'left out': 1 });
  const choices = { ...structuredClone(NO_CHOICES), leftOut: first.rows[1]?.twins ?? [] } as never;
  await admin.call('correctImport', { importId, cell: null, choices });
  const second = await preview(importId);
  expect(second.rows.map(({ kind }) => kind)).toEqual(['left out', 'created', 'left out']);
  expect(second.canApply).toBe(true);
});
