import fc from 'fast-check';
import { DIALECTS } from './written-list.ts';

/** Cells with more than a word, including characters that separate cells and rows elsewhere, and invisible ones. */
const noisy = (...words: readonly string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', 'a "b" c', 'x, y; z', 'two\nlines', 'o’clock', '\u200B', '=1+1') },
  );

const EMAILS = ['ana', 'ANA', 'ben', "o'brien", 'cid+1', 'dee'].map((name) => `${name}@dirty.example`);
const email = noisy(
  ...EMAILS,
  '',
  'nobody',
  'mailto:ben@dirty.example',
  'Ana Lee <ana@dirty.example>',
  '"ana@dirty.example"',
);
const cells: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Email: email,
  'First Name': noisy('Ana', 'Ben', '', 'Zoë "Zed"'),
  'Last Name': noisy('Lee', 'Cho', '', "O'Brien"),
  Name: noisy('Lee, Ana', 'Ana Lee', 'Suharto'),
  Role: noisy('Student', 'student', 'TA', 'Wizard', ''),
  Status: noisy('active', 'Dropped', 'maybe', ''),
  Notes: noisy('late', ''),
};

const titled = (titles: readonly string[]) => fc.tuple(...titles.map((title) => cells[title] ?? fc.constant('')));
const person = (titles: readonly string[]): fc.Arbitrary<readonly string[]> =>
  fc.oneof(
    { weight: 12, arbitrary: titled(titles) },
    { weight: 1, arbitrary: fc.constant(titles.map(() => '')) },
    { weight: 1, arbitrary: fc.constant(titles) },
    { weight: 1, arbitrary: fc.constant(['Total: 12', ...titles.slice(1).map(() => '')]) },
    { weight: 1, arbitrary: titled(titles).map((row) => [...row, 'and', 'more', 'cells']) },
    { weight: 1, arbitrary: titled(titles).map((row) => row.slice(0, 2)) },
  );

/** A list of people as somebody might keep it, in the dialect of some spreadsheet. */
export const dirtyLists = fc
  .constantFrom(
    ['Email', 'First Name', 'Last Name', 'Role'],
    ['Name', 'Email', 'Notes', 'Role', 'Status'],
    ['Role', 'Last Name', 'First Name', 'Status', 'Email'],
  )
  .chain((header) =>
    fc.record({
      header: fc.constant(header),
      rows: fc.array(person(header), { minLength: 1, maxLength: 25 }),
      dialect: DIALECTS,
    }),
  );

const ids = fc.constantFrom('u1', 'u1', 'u2', 'u3', 'u4', 'u5', '');
const status = fc.constantFrom('', '', '', 'active', 'tobedeleted');
const joined = (...parts: readonly fc.Arbitrary<string>[]) => fc.tuple(...parts).map((row) => row.join(','));

/** The users and enrollments of a source that breaks its own rules. */
export const dirtySources = fc.record({
  users: fc.array(
    joined(
      ids,
      status,
      fc.constantFrom('Ana', 'Ben', ''),
      fc.constantFrom('Lee', ''),
      fc.constantFrom(...EMAILS, '', 'nobody'),
    ),
    { minLength: 1, maxLength: 12 },
  ),
  enrollments: fc.array(
    joined(
      fc.constantFrom('e1', 'e2', ''),
      status,
      fc.constantFrom('c1', 'c1', 'c2', 'c9', ''),
      fc.oneof(ids, fc.constant('u9')),
      fc.constantFrom('student', 'teacher', 'proctor', ''),
    ),
    { minLength: 1, maxLength: 12 },
  ),
});

const words = noisy(
  'Northfield University',
  'NU-FSF-PT-12',
  'Week 1',
  '3/4/2027',
  '14.12.2026',
  '18:30',
  'TRUE',
  '4,2',
  '0',
  '(clear)',
);

/** A file with some columns of a noun, whose cells are often wrong. */
export const nounFiles = (columns: readonly string[]) =>
  fc.record({
    header: fc.constant(columns),
    rows: fc.array(fc.tuple(...columns.map((column) => (column === 'email' ? email : words))), {
      minLength: 1,
      maxLength: 12,
    }),
    dialect: DIALECTS,
  });

const mark = noisy('A', 'b-', 'F', 'Ungraded', '');
/** A grade file with extra rows, repeated students, and invalid grades. */
export const gradeFiles = fc.record({
  header: fc.constant(['Enrollment', 'Student', 'Challenge [7]', 'Challenge [8]', 'Average']),
  rows: fc.array(
    fc.tuple(fc.constantFrom('501', '501', '502', '', 'five', '99999999999'), noisy('Ana Lee', ''), mark, mark, words),
    { minLength: 1, maxLength: 12 },
  ),
  dialect: DIALECTS,
});

interface Piece {
  readonly text: string;
  /** The e-mail address; null where the piece is not one. */
  readonly email: string | null;
}
const small = (text: string) => text.toLowerCase();
const address = fc.constantFrom(...EMAILS);
const piece: fc.Arbitrary<Piece> = fc.oneof(
  address.map((text) => ({ text, email: small(text) })),
  address.map((text) => ({ text: `Ana Lee <${text}>`, email: small(text) })),
  address.map((text) => ({ text: `'${text}'`, email: small(text) })),
  address.map((text) => ({ text: `mailto:${text}`, email: small(text) })),
  fc.constantFrom('ana@nowhere', 'b@@dirty.example', '@ana').map((text) => ({ text, email: null })),
);
/** Addresses as people paste them, with various separators. */
export const pastedAddresses = fc.record({
  pieces: fc.array(piece, { minLength: 1, maxLength: 12 }),
  between: fc.constantFrom(', ', '; ', '\n', '\r\n', ' '),
});

const SESSION = '---\nname: HTML\nmeeting: 1\n---\n\nHello\n';
const WORK = '---\ntitle: Page\nopens: { meeting: 1 }\ndue: { meeting: 1 }\n---\n';
/** The files of a course folder, including misplaced and binary ones. */
export const dirtyFolders = fc
  .uniqueArray(
    fc.constantFrom(
      ['sessions/01.md', SESSION],
      ['sessions/02.md', SESSION.replace('1', '2')],
      ['sessions/01/slides.pdf', 'x'],
      ['sessions/09/slides.pdf', 'x'],
      ['sessions/week 3.md', SESSION],
      ['sessions/notes.txt', 'x'],
      ['assignments/page.md', WORK],
      ['assignments/broken.md', 'title: Page'],
      ['assignments/page/help.png', 'x'],
      ['README.md', '# About'],
      ['notes.md', 'x'],
      ['.github/check.yaml', 'on: push'],
      ['week1/01.md', SESSION],
      ['LICENSE', 'MIT'],
      ['data.csv', 'a,b'],
    ),
    { minLength: 1, maxLength: 10, selector: ([name]) => name },
  )
  .map(
    (files) =>
      new Map([['course.yaml', 'name: Web\n'], ...files].map(([name, text]) => [name ?? '', Buffer.from(text ?? '')])),
  );
