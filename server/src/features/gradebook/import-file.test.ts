import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradesFile } from '@bcs/contract/features/gradebook/grades-file';
import { NOT_SUBMITTED, type Mark } from '@bcs/contract/features/grading/mark';
import { Mark as MarkSchema } from '@bcs/contract/features/grading/model';
import { csvText } from '@bcs/contract/kernel/csv';
import type { Role } from '@bcs/contract/kernel/roles';
import { readGradesFile } from './import-file.ts';
import { planGradesImport } from './import-plan.ts';
import type { StoredGrades } from './queries-import.ts';

const ASOF = '2026-03-11T22:10:00.000Z';
const EARLIER = '2026-03-11T22:00:00.000Z';

/** Names and titles with everything that can break files and spreadsheets. */
const hostile = fc.oneof(
  fc.constantFrom(
    '=1+1',
    '=HYPERLINK("https://evil.example","x")',
    '+49 1',
    '-x',
    '@x',
    "'=x",
    "''-",
    'O"Hara; Ann, Jr.',
    'two\r\nlines',
    '\ttab',
    '＝1',
    'x [99]',
    '',
    ' ',
    'Enrollment',
    '\uFEFFx',
    'Ünïcödé 世界 🎓',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => text.isWellFormed() && !text.includes('\0')),
);
const item = (id: number, title: string, contextId: 1 | 2 = 1) => ({
  id,
  contextId,
  title,
  dueDate: ASOF,
  effectiveDueDate: ASOF,
  bufferDays: 0,
  required: true,
  requiredForGraduation: false,
  prework: false,
});
const student = (id: number, firstName: string, lastName: string) => ({
  student: { id: 100 + id, firstName, lastName },
  studentEnrollmentId: id,
  userAccountAvatar: null,
  stays: [],
  isBlocked: false,
});
type Names = { first: string; last: string }[];

function classOf(names: Names, titles: readonly string[], markAt: (row: number, column: number) => Mark) {
  const students = names.map(({ first, last }, index) => student(index + 1, first, last));
  const assignments = titles.map((title, index) => item(index + 1, title));
  const works: StoredGrades['works'] = students.flatMap((_, row) =>
    assignments.flatMap((_item, column) => {
      const mark = markAt(row, column);
      const submissionId = row * 100 + column + 1;
      const place = { submissionId, enrollmentId: row + 1, assignmentId: column + 1 };
      return mark === NOT_SUBMITTED
        ? []
        : [{ ...place, mark, submissionVersion: 1, markVersion: 1, changedAt: EARLIER }];
    }),
  );
  const standing: StoredGrades = { students, assignments, works };
  const file = gradesFile(
    {
      students,
      assignments,
      markAt: (one, { id }) => markAt(one.studentEnrollmentId - 1, id - 1),
      isDim: () => false,
    },
    ASOF,
  );
  return { standing, text: csvText(file) };
}
const academic = MarkSchema.options.filter((mark) => !/^\d$/.test(mark));

test('whatever people and items are called, an exported file imports as no change', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ first: hostile, last: hostile }), { minLength: 1, maxLength: 4 }),
      fc.array(hostile, { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom(...academic), { minLength: 16, maxLength: 16 }),
      async (names, titles, marks) => {
        const { standing, text } = classOf(names, titles, (row, column) => marks[row * 4 + column] ?? NOT_SUBMITTED);
        const { preview } = planGradesImport(await readGradesFile(text), standing, 'instructor');
        expect(preview).toMatchObject({ changes: [], problems: [], unchanged: standing.works.length });
      },
    ),
    { numRuns: 300 },
  );
});

test('no cell of an exported file begins with what a spreadsheet runs', () => {
  fc.assert(
    fc.property(hostile, hostile, (first, title) => {
      const { text } = classOf([{ first, last: 'x' }], [title], () => 'A-');
      const starts = text
        .slice(1)
        .split(/(?:,|\r\n)(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        .map((cell) => cell.replace(/^"/, ''));
      expect(starts.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    }),
  );
});

test('one changed cell is one change, whoever stands around it', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (first, title) => {
      const { standing, text } = classOf([{ first, last: 'Lee' }], [title], () => 'A-');
      const edited = text.replace(/A-\r\n$/, 'b+\r\n');
      const { preview } = planGradesImport(await readGradesFile(edited), standing, 'instructor');
      expect(preview.problems).toEqual([]);
      expect(preview.changes).toMatchObject([{ row: expect.any(Number), title, from: 'A-', to: 'B+' }]);
    }),
  );
});

test('of a mistake in every cell the first are listed, and how many there are; an unknown column is listed once', async () => {
  const count = 100;
  const names = Array.from({ length: count }, () => ({ first: 'Ana', last: 'Lee' }));
  const { standing } = classOf(names, ['One', 'Two'], () => 'A');
  const header = ['Enrollment', ...Array.from({ length: count }, (_, index) => `x [${index + 1}]`)];
  const rows = names.map((_, row) => [String(row + 1), ...header.slice(1).map(() => 'no grade')]);
  const { preview } = planGradesImport(await readGradesFile(csvText([header, ...rows])), standing, 'instructor');
  expect(preview.problemCount).toBe(2 * count + (count - 2));
  const { preview: more } = planGradesImport(
    await readGradesFile(csvText([header.slice(0, 3), ...Array.from({ length: 900 }, (_, row) => [`-${row}`])])),
    standing,
    'instructor',
  );
  expect([more.problems.length, more.problemCount]).toEqual([500, 900]);
});

describe('whoever imports changes what the role judges', () => {
  const [grade, milestone] = [item(1, 'Challenge'), item(2, 'Resume', 2)];
  const work = { submissionVersion: 1, markVersion: 1, changedAt: EARLIER, enrollmentId: 1 };
  const standing: StoredGrades = {
    students: [student(1, 'Ana', 'Lee')],
    assignments: [grade, milestone],
    works: [
      { ...work, submissionId: 1, assignmentId: 1, mark: 'A' },
      { ...work, submissionId: 2, assignmentId: 2, mark: '1' },
    ],
  };
  const previewOf = async (role: Role, cells: string) =>
    planGradesImport(await readGradesFile(`Enrollment,a [1],b [2]\n1,${cells}\n`), standing, role).preview;
  test('feedback by its label, however it is written [SUBM-056, D-090]', async () => {
    const changes = async (cells: string) => (await previewOf('cd', cells)).changes.map(({ from, to }) => [from, to]);
    expect(await changes(',Approved')).toEqual([['1', '6']]);
    expect(await changes(', at RISK ')).toEqual([['1', '7']]);
    expect(await previewOf('cd', ',feedback pending')).toMatchObject({ changes: [], problems: [], unchanged: 1 });
    expect((await previewOf('cd', ',6')).problems).toMatchObject([{ message: '“6” is not a valid feedback status.' }]);
    expect((await previewOf('cd', ',A')).problems).toMatchObject([{ message: '“A” is not a valid feedback status.' }]);
  });
  test('what another role judges is locked, and may stand there unchanged', async () => {
    expect(await previewOf('admin', 'B,Feedback Pending')).toMatchObject({ problems: [], unchanged: 1 });
    const locked = { column: 'b [2]', message: 'Locked: the career director gives feedback on milestones.' };
    expect((await previewOf('admin', 'B,Approved')).problems).toMatchObject([locked]);
  });
  test('a cell that nobody touched is outdated, not wrong, when it was judged meanwhile', async () => {
    const late = { ...standing, works: standing.works.map((one) => ({ ...one, changedAt: ASOF })) };
    const text = `Enrollment,"Student, as of ${EARLIER}",a [1]\n1,Ana Lee,Ungraded\n`;
    expect(planGradesImport(await readGradesFile(text), late, 'instructor').preview.problems).toMatchObject([
      { message: 'Outdated: changed to A since this file was exported.' },
    ]);
  });
});

describe('what spreadsheets make of a file', () => {
  const { standing } = classOf([{ first: 'Ana', last: 'Lee' }], ['Challenge'], () => 'A');
  const changesOf = async (text: string) =>
    planGradesImport(await readGradesFile(text), standing, 'instructor').preview.changes.length;
  test.each([
    ['semicolons', 'Enrollment;Challenge [1]\n1;B\n'],
    ['tabs', 'Enrollment\tChallenge [1]\r\n1\tB\r\n'],
    ['quotes everywhere', '"Enrollment","Challenge [1]"\n"1","B"\n'],
    ['a mark of UTF-8 and empty lines', '\uFEFFEnrollment,Challenge [1]\n\n1,b\n\n'],
    ['rows that were emptied at the end', 'Enrollment;Challenge [1];\n1;B;\n;;\n ;;\n'],
    ['the enrollment in another place and in small letters', 'Challenge [1],enrollment\nB,1\n'],
    ['a column of their own', 'Enrollment,Average,Challenge [1]\n1,85,B\n'],
    ['a row that is shorter', 'Enrollment,Challenge [1],Other [2]\n1,B\n'],
  ])('%s are read', async (_name, text) => {
    expect(await changesOf(text)).toBe(1);
  });
  test('rows without a number are left alone and named, as columns are', async () => {
    const text = 'Enrollment,Student,Challenge [1]\n,Points Possible,100\n1,Ana Lee,B\n,Class average,B\n,,A\n';
    const { preview } = planGradesImport(await readGradesFile(text), standing, 'instructor');
    expect(preview).toMatchObject({ problems: [], ignoredRows: ['Points Possible', 'Class average', 'Row 5'] });
    expect(preview.changes).toHaveLength(1);
  });
  test.each(['Ana  Lee', 'Ana\u00A0Lee', 'ana LEE', ' Aná Lee', 'Ana\u200B Lee'])('%j is Ana Lee', async (name) => {
    expect(await changesOf(`Enrollment,Student,Challenge [1]\n1,${name},B\n`)).toBe(1);
  });
  test.each(['Ann Lee', 'Lee Ana', 'Ana', 'AnaLee'])('%j is somebody else', async (name) => {
    const { preview } = planGradesImport(
      await readGradesFile(`Enrollment,Student,Challenge [1]\n1,${name},B\n`),
      standing,
      'instructor',
    );
    expect(preview.problems).toMatchObject([{ message: `This enrollment is Ana Lee, not ${name}.` }]);
  });
  test('an apostrophe in a file of somebody else belongs to the name', async () => {
    const quoted = classOf([{ first: "'-v'", last: 'Lee' }], ['Challenge'], () => 'A');
    const text = "Enrollment,Student,Challenge [1]\n1,'-v' Lee,B\n";
    expect(planGradesImport(await readGradesFile(text), quoted.standing, 'instructor').preview.problems).toEqual([]);
  });
  test.each([
    ['', 1, 'Enrollment'],
    ['Name,Challenge [1]\nx,B\n', 1, 'Enrollment'],
    ['Enrollment,"Challenge\n1,B', expect.any(Number), null],
    ['Enrollment,Challenge\n1,B\n', 1, 'Challenge'],
    ['Enrollment,a [1],b [1]\n1,B,B\n', 1, 'b [1]'],
    ['Enrollment,Challenge [1]\n1,B\n1,B\n', 3, 'Enrollment'],
    ['Enrollment,Challenge [1]\nx,B\n', 2, 'Enrollment'],
    ['Enrollment,Challenge [1]\n99999999999,B\n', 2, 'Enrollment'],
    ['Enrollment,Challenge [1]\n1,B,C\n', 2, null],
    ['Enrollment,Challenge [1],\n1,B,C\n', 2, null],
    ['Enrollment,Challenge [9999999999]\n1,B\n', 1, 'Challenge [9999999999]'],
    ['Enrollment,Enrollment,Challenge [1]\n1,1,B\n', 1, 'Enrollment'],
    ['sep=;\nEnrollment;Challenge [1]\n1;B\n', 1, 'Enrollment'],
  ])('%j is refused with its place', async (text, row, column) => {
    expect((await readGradesFile(text)).problems).toMatchObject([{ row, column }]);
  });
});
