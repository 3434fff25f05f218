import { crc32 } from 'node:zlib';

interface StoredFile {
  readonly name: string;
  readonly data: string;
}

/** Builds an uncompressed zip file. */
function storedZip(files: readonly StoredFile[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const [name, data] = [Buffer.from(file.name), Buffer.from(file.data)];
    // version, flags, method, time, date, checksum, both sizes, and the lengths of name and extra field
    const told = Buffer.alloc(26);
    told.writeUInt16LE(20, 0);
    told.writeUInt32LE(crc32(data), 10);
    told.writeUInt32LE(data.length, 14);
    told.writeUInt32LE(data.length, 18);
    told.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), told, name, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), told, rest, name]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}

type Cell = string | number;

const WEEKS = 12;
const STUDENTS = 36;
/** A day in Excel's count since 1899-12-30. */
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
 * A list as a school office might keep it in Excel: 40 rows with full names in one column, roles for staff only, a
 * superfluous date of birth, and one student twice with different spellings.
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

/** A course folder with two classes and one assignment a week. */
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
