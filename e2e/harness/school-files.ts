import { storedZip } from './stored-zip.ts';

type Cell = string | number;

const WEEKS = 12;
const STUDENTS = 36;
/** Days of Excel: since 1899-12-30. */
const BORN = 37_987;
const STAFF: readonly (readonly Cell[])[] = [
  ['Teller, Ines', 'ines@riverside.example', BORN, 'INSTRUCTOR'],
  ['Tom Ward', 'tom@riverside.example', BORN + 1, 'teaching Assistant'],
  ['Mara van Dijk', 'mara@riverside.example', BORN + 2, 'student success manager'],
];
export const STUDENT_EMAILS = Array.from({ length: STUDENTS }, (_, number) => `s${number + 1}@riverside.example`);
const NAMES: Readonly<Record<number, string>> = { 1: 'Elizabeth "Liz" Okafor', 2: 'Suharto', 3: "O'Neil, Dara" };

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const cellOf = (cell: Cell) =>
  typeof cell === 'number' ? `<c s="1"><v>${cell}</v></c>` : `<c t="str"><v>${xml(cell)}</v></c>`;

/**
 * A list as the office of a school keeps it, in Excel: 40 rows whose names stand in one column, roles for staff alone,
 * a day of birth that nobody asks for, and one student twice under two spellings.
 */
export function dirtyList(): Buffer {
  const students = STUDENT_EMAILS.map((email, at) => [NAMES[at] ?? `Student${at + 1} Example`, email, BORN + at, '']);
  const rows: readonly (readonly Cell[])[] = [
    ['Full Name', 'E-Mail Address', 'Date of Birth', 'Role'],
    ...STAFF,
    ...students,
    ['Student36 Exampel', ' S36@Riverside.example', BORN, ''],
  ];
  const sheet = rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join('');
  return storedZip(
    Object.entries({
      'xl/workbook.xml': '<workbook><sheets><sheet r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    }).map(([name, data]) => ({ name, data })),
  );
}

/** A course folder of two classes and one assignment a week. */
export function courseFolder(): Buffer {
  const weeks = Array.from({ length: WEEKS }, (_, at) => at + 1);
  return storedZip([
    { name: 'course.yaml', data: 'name: Web Development\n' },
    ...weeks.flatMap((week) => [
      ...[1, 2].map((part) => ({
        name: `sessions/${String(week).padStart(2, '0')}-${part}.md`,
        data: `---\nname: Week ${week}, part ${part}\nchapter: ${week}.${part}\nmeeting: ${2 * week - 2 + part}\n---\n\nBring a question.\n`,
      })),
      {
        name: `assignments/${String(week).padStart(2, '0')}.md`,
        data: `---\ntitle: Project ${week}\nopens:\n  meeting: ${2 * week - 1}\ndue:\n  meeting: ${2 * week}\n  days: 3\n---\n\nBuild it.\n`,
      },
    ]),
  ]);
}
