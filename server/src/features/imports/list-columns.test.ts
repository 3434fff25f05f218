import { expect, test } from 'vitest';
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
async function mapped(importId: number, everybody: 'student') {
  const { encoding, delimiter, hasHeader, columns } = (await preview(importId)).reading;
  const reading = { encoding, delimiter, hasHeader, columns, everybody };
  await admin.call('mapImport', { importId, reading, source: null });
  return preview(importId);
}

test('the people of Canvas come as they are exported: one column of names, a login that is an e-mail, a section [ADM-039]', async () => {
  const importId = await uploaded([
    'Student,ID,SIS User ID,SIS Login ID,Section',
    '"Lee, Ana",101,900101,ana.lee@canvas.example,FSF-12',
    '"van der Berg, Bo",102,900102,bo.vdb@canvas.example,FSF-12',
  ]);
  const first = await preview(importId);
  expect([first.reading.columns, first.reading.problem]).toEqual([
    ['name', null, null, 'email', null],
    'Which column has the role? Or choose what everyone here is.',
  ]);
  const { rows, counts } = await mapped(importId, 'student');
  expect(counts.created).toBe(2);
  expect(rows[1]).toMatchObject({
    cells: { name: 'van der Berg, Bo', firstName: 'Bo', lastName: 'van der Berg' },
    note: 'The name is parted from ‘van der Berg, Bo’.',
  });
  await admin.call('correctImport', {
    importId,
    cell: { line: 3, column: 'firstName', text: 'Bodil' },
    choices: null,
  });
  expect((await preview(importId)).rows[1]?.changes).toContainEqual({ column: 'firstName', from: null, to: 'Bodil' });
});

test('a column of states says who is meant: out is proposed, and what is not known is asked [ADM-061]', async () => {
  const importId = await uploaded([
    'Email,First Name,Last Name,Role,Status,Group',
    'ana@status.example,Ana,Lee,student,active,A',
    'ben@status.example,Ben,Cho,student,deleted,B',
    'cid@status.example,Cid,Day,student,Dropped,A',
    'dee@status.example,Dee,Fox,student,Paused,A',
    'eve@status.example,Eve,Gil,student,Paused,B',
  ]);
  const { rows, equalCells, reading } = await preview(importId);
  expect(rows.map(({ kind }) => kind)).toEqual(['created', 'unchanged', 'unchanged', 'refused', 'refused']);
  expect(rows[1]?.note).toBe('The file says ‘deleted’. There is nothing to end.');
  expect(equalCells).toMatchObject([{ column: 'status', text: 'Paused', rows: 2 }]);
  expect(reading.leftOut).toEqual([{ title: 'Group', words: ['A', 'B'] }]);
  const cell = { line: 5, column: 'status', text: 'active', everywhere: true };
  await admin.call('correctImport', { importId, cell, choices: null });
  expect((await preview(importId)).counts).toMatchObject({ created: 3, unchanged: 2, refused: 0 });
});

test('rows that name nobody are passed over and named, and every row comes to something [ADM-043]', async () => {
  const lines = [
    'Email,First Name,Last Name,Role',
    'ana@sum.example,Ana,Lee,student',
    ',Ben,Cho,student',
    'Email,First Name,Last Name,Role',
    'Total: 2,,,',
    ',Class average,,',
    ',,,student',
    'ana@sum.example,Ana,Lee,student',
  ];
  const { rows, counts } = await preview(await uploaded(lines));
  expect(rows.map(({ kind, note }) => [kind, note])).toEqual([
    ['created', null],
    ['refused', null],
    ['left out', 'This row contains the column titles.'],
    ['left out', 'This row does not name anyone.'],
    ['left out', 'This row does not name anyone.'],
    ['left out', 'This row does not name anyone.'],
    ['left out', 'This repeats line 2.'],
  ]);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(lines.length - 1);
});

test('a nickname in quotes is a part of the name [ADM-037]', async () => {
  const { rows } = await preview(
    await uploaded([
      'Email\tFirst Name\tLast Name\tRole',
      'robert@quote.example\t"Bob" Robert\tOrtiz\tstudent',
      'amy@quote.example\tAmy "Am"\tPoe\tstudent',
    ]),
  );
  expect(rows.map(({ cells }) => cells['firstName'])).toEqual(['"Bob" Robert', 'Amy "Am"']);
});
