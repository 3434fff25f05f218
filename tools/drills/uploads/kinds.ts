import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { IDS } from '@bcs/server/database/seed/ids';
import { FLIPPED_ARCHIVES, HOSTILE_ARCHIVES } from '@bcs/server/testing/hostile-files/archives';
import { hostileDrawings } from '@bcs/server/testing/hostile-files/drawings';
import { hostileRasters } from '@bcs/server/testing/hostile-files/rasters';
import { HOSTILE_TABLES } from '@bcs/server/testing/hostile-files/tables';
import { oneRosterZip, SCHOOL } from '@bcs/server/testing/one-roster-zip';
import { SPREADSHEETS } from '@bcs/server/testing/spreadsheets';
import { hostileFolders, largestFolder } from './hostile-folders.ts';

/** A file by its name, for what is said of it. */
type Brought = readonly [name: string, bytes: Uint8Array];
/** Somebody who uploads a file. */
export interface UploadCaller {
  readonly accountId: number;
  /** Sends a call; returns the status and the body. */
  readonly send: (name: string, input: object) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** Puts bytes to an address that a call has given out; answers the status. */
  readonly put: (url: string, bytes: Uint8Array, type: string) => Promise<number>;
}

/** A way in which a file comes to the product. */
export interface UploadKind {
  readonly name: string;
  /**
   * The person who uploads it: an admin of one class, or, where a person may bring few, people of the class in turn.
   */
  readonly by: 'admin' | 'people';
  readonly files: readonly Brought[];
  readonly bring: (file: Brought, caller: UploadCaller) => Promise<number>;
}

const { activeCourse: courseId } = IDS;
const CLASS = 'NU-FSF-PT-12';
const MEGABYTE = 1024 * 1024;
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const utf8 = (text: string): Buffer => Buffer.from(text);
const rows = (count: number, of: (row: number) => string): string =>
  Array.from({ length: count }, (_, row) => of(row)).join('\n');
const HEADER = 'course,email,role,firstName,lastName\n';
const person = (row: number, filled = '') =>
  `${CLASS},p${row}@large.example,student,Ada${filled},Number ${row}${filled}`;

const LARGEST_LIST = `${HEADER}${rows(20_000, (row) => person(row, 'x'.repeat(210)))}`;
/** One column more in each row, and it would have more cells than a list may have. */
const WIDE_LIST = `${HEADER.trim()}${',x'.repeat(94)}\n${rows(20_000, (row) => `${person(row)}${',abc'.repeat(94)}`)}`;
const workbook = (csv: string): Buffer => (SPREADSHEETS['Excel as a workbook'] as (csv: string) => Buffer)(csv);
const largestSource = (): Buffer =>
  oneRosterZip({
    files: {
      ...SCHOOL,
      users: [
        SCHOOL.users[0],
        ...rows(20_000, (row) => `u${row},true,o1,student,n${row},Ada,Number ${row},n${row}@large.example,`).split(
          '\n',
        ),
      ],
      enrollments: [SCHOOL.enrollments[0], ...rows(20_000, (row) => `e${row},c1,o1,u${row},student`).split('\n')],
    },
  });

/** Tables that are small but take long to read. */
const ODD_TABLES: readonly Brought[] = [
  ',',
  ';',
  '\t',
  '"',
  '""',
  '\n',
  '\r',
  ',"',
  '",\n',
  'a\n',
  ' ,',
  '=1+1,',
].flatMap((piece) =>
  [10_000, 100_000, 490_000].map((length): Brought => [
    `${length} letters of ${JSON.stringify(piece)}`,
    utf8(`x\n${piece.repeat(Math.floor(length / piece.length))}`),
  ]),
);
const brought = (files: readonly (readonly [string, Uint8Array, ...unknown[]])[]): Brought[] =>
  files.map(([name, bytes]) => [name, bytes]);

const noise = (side: number): Sharp =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
const pdfOf = (size: number): Buffer => Buffer.concat([utf8('%PDF-1.7\n'), randomBytes(size), utf8('\n%%EOF\n')]);

async function bringList([name, bytes]: Brought, { send }: UploadCaller): Promise<number> {
  const fileName = `${name.slice(0, 40)}.csv`;
  const file = { kind: 'enrollments', universityId: null, courseId, fileName, base64: base64(bytes) };
  const { status, body } = await send('uploadImport', file);
  if (status !== 200) return status;
  const { importId } = body;
  const preview = await send('importPreview', { importId, kind: 'all', page: 0, after: -1 });
  await send('cancelImport', { importId });
  return preview.status;
}

/** All kinds of upload, each with the largest that is allowed and sixty hostile ones at least. */
export async function uploadKinds(outside: string): Promise<readonly UploadKind[]> {
  const drawn = [...hostileDrawings(outside), ...(await hostileRasters())];
  const pictures: Brought[] = drawn.map(({ name, bytes }) => [name, bytes]);
  const typeOf = new Map(drawn.map(({ name, type }) => [name, type]));
  const largePicture = await noise(1800).png().toBuffer();
  return [
    {
      name: 'a list to import, with its preview',
      by: 'admin',
      files: [
        ['the largest list', utf8(LARGEST_LIST)],
        ['the widest list', utf8(WIDE_LIST)],
        ['the largest workbook', workbook(`${HEADER}${rows(20_000, person)}`)],
        ['the largest source of a school', largestSource()],
        ...brought([...HOSTILE_TABLES, ...HOSTILE_ARCHIVES, ...FLIPPED_ARCHIVES]),
        ['8 MB of commas', utf8(','.repeat(8_000_000))],
        ['four million rows', utf8('a\n'.repeat(4_000_000))],
        ...ODD_TABLES,
      ],
      bring: bringList,
    },
    {
      name: 'a list eight times at once',
      by: 'admin',
      files: [
        ['the largest list', utf8(LARGEST_LIST)],
        ['the widest list', utf8(WIDE_LIST)],
        ['four million rows', utf8('a\n'.repeat(4_000_000))],
      ],
      // some of them are refused for the moment, and that is how it should be
      bring: async (file, caller) => {
        const statuses = await Promise.all(Array.from({ length: 8 }, () => bringList(file, caller)));
        return statuses.find((status) => ![200, 422, 429].includes(status)) ?? Math.min(...statuses);
      },
    },
    {
      name: 'a course folder',
      by: 'admin',
      files: [['the largest folder', largestFolder()], ...hostileFolders()],
      bring: async ([, bytes], { send }) =>
        (await send('uploadFolder', { courseId, fileName: 'course.zip', base64: base64(bytes), revision: null }))
          .status,
    },
    {
      name: 'a file of a session',
      by: 'admin',
      files: [['the largest PDF file', pdfOf(10 * MEGABYTE - 100)], ['a large picture', largePicture], ...pictures],
      bring: async ([name, bytes], { send }) =>
        (await send('uploadResource', { courseId, fileName: name.slice(0, 60), base64: base64(bytes) })).status,
    },
    {
      name: 'a file of grades',
      by: 'admin',
      files: [
        [
          'the largest file of grades',
          utf8(`Enrollment,x [${IDS.ungradedAssignment}]\n${rows(35_000, (row) => `${row},A`)}`),
        ],
        ...ODD_TABLES,
        ...brought([...HOSTILE_TABLES, ...HOSTILE_ARCHIVES]).filter(([, bytes]) => bytes.length < 500_000),
      ],
      bring: async ([, bytes], { send }) =>
        (await send('previewGradeImport', { courseId, file: '', base64: base64(bytes) })).status,
    },
    {
      name: 'a picture of a person',
      by: 'people',
      files: [
        ['the largest picture of a person', (await noise(480).jpeg().toBuffer()).subarray(0, 204_000)],
        ...pictures,
      ],
      bring: async ([name, bytes], { send, accountId: studentId }) => {
        const pictureMimeType = typeOf.get(name) ?? 'image/jpeg';
        const profilePicture = `data:${pictureMimeType};base64,${base64(bytes)}`;
        return (await send('saveProfilePicture', { profilePicture, pictureMimeType, studentId })).status;
      },
    },
    {
      name: 'a screenshot',
      by: 'people',
      files: [['the largest screenshot', await noise(1250).png().toBuffer()], ...pictures],
      bring: async ([name, bytes], { send, put }) => {
        const mimeType = /^image\/(?:png|jpeg|gif)$/.exec(typeOf.get(name) ?? '')?.[0] ?? 'image/png';
        const { status, body } = await send('createScreenshotUpload', {
          fileName: 'a.png',
          mimeType,
          size: bytes.length,
        });
        return status === 200 ? put(String(body['uploadUrl']), bytes, mimeType) : status;
      },
    },
  ];
}
