import { expect, test } from 'vitest';
import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import { readFolderInTurns } from '#kernel/course-folder/read-folder';
import { readCourse } from './folder-on-disk.ts';

const WEEK = { 'course.yaml': 'name: Web\n', 'sessions/01-html.md': '---\nname: HTML\nmeeting: 1\n---\n\nHello\n' };
const TASK = ['title: Page', 'opens: { meeting: 1 }', 'due: { meeting: 1, days: 3 }'];
const task = (...lines: string[]) => ({ ...WEEK, 'assignments/page.md': `---\n${lines.join('\n')}\n---\n` });

const LATE = '---\ntitle: Late\nopens: { meeting: 7 }\ndue: { day: 1 }\n---\n';

const read = (files: Readonly<Record<string, string | Uint8Array>>) =>
  readCourse(
    new Map(
      Object.entries(files).map(([file, text]) => [
        file,
        typeof text === 'string' ? new TextEncoder().encode(text) : text,
      ]),
    ),
  );
const said = (files: Readonly<Record<string, string | Uint8Array>>) =>
  read(files).mistakes.map(({ file, line, key, says }) => `${file}:${line}:${key}: ${says}`);

test('a folder is read, whichever system wrote its lines, without what a repository holds besides', () => {
  const { folder } = read({
    ...task(...TASK),
    'course.yaml': '\uFEFFname: Web\r\nprogram: Full Stack\r\n',
    'sessions/01-html/slides.pdf': new Uint8Array([0, 255]),
    'README.md': 'About',
    LICENSE: 'MIT',
    '.github/workflows/check.yaml': 'on: push',
  });
  expect(folder?.course).toEqual({ name: 'Web', program: 'Full Stack' });
  expect(folder?.sessions).toMatchObject([
    { key: '01-html', text: 'Hello', facts: { name: 'HTML', category: 'class' } },
  ]);
  expect(folder?.assignments).toMatchObject([{ key: 'page', facts: { due: { meeting: 1, days: 3, time: null } } }]);
  expect([...(folder?.resources.keys() ?? [])]).toEqual(['sessions/01-html/slides.pdf']);
});

test('every mistake is told with file, line, key and what is expected, an unknown key with the nearest [ADM-106]', () => {
  expect(said({ ...task(...TASK, 'requird: true', 'minHours: many'), 'course.yaml': 'nmae: Web\n' })).toEqual([
    'assignments/page.md:6:minHours: must be a number from 0 to 999 with at most one decimal',
    'assignments/page.md:5:requird: is not a key here; the nearest is required',
    'course.yaml:1:name: is missing: text, at most 255 characters',
    'course.yaml:1:nmae: is not a key here; the nearest is name',
  ]);
  expect(said(task('title: Page', 'opens: { meeting: 7 }', 'due: { meeting: 1, dyas: 2 }'))).toEqual([
    'assignments/page.md:4:due.dyas: is not a key here; the nearest is days',
  ]);
  expect(said(task('title: Page', 'opens: { meeting: 7 }', 'due: { day: 1 }'))).toEqual([
    'assignments/page.md:3:opens.meeting: there is no class with meeting 7',
  ]);
  expect(said(task('title: Page', 'opens: {}', 'due: { day: 1, days: 2 }'))).toEqual([
    'assignments/page.md:3:opens.meeting: must be given, or day instead of it',
    'assignments/page.md:4:due.days: must be left out where day is given',
  ]);
  expect(said({ 'sessions/a.md': 'Hello' })).toEqual([
    'sessions/a.md:1:null: must begin with its keys between two lines of ---',
    'course.yaml:null:null: is missing',
  ]);
  expect(said({ ...WEEK, 'sessions/02.md': '---\nname: CSS\nmeeting: 1\n---\n' })).toEqual([
    'sessions/02.md:3:meeting: 1 already belongs to sessions/01-html.md',
  ]);
});

test('mistakes between files are told together with those in files, unless a file that cannot be read may settle them [ADM-106, ADM-110]', () => {
  const bad = { ...task(...TASK, 'requird: true'), 'assignments/late.md': LATE };
  const between = 'assignments/late.md:3:opens.meeting: there is no class with meeting 7';
  const within = 'assignments/page.md:5:requird: is not a key here; the nearest is required';
  expect(said(bad)).toEqual([within, between]);
  expect(said({ ...bad, 'sessions/02.md': '---\nname: CSS\nmeeting: 1\n---\n' })).toEqual([
    within,
    'sessions/02.md:3:meeting: 1 already belongs to sessions/01-html.md',
    between,
  ]);
  const unread = said({ ...bad, 'sessions/07.md': '---\nnmae: CSS\nmeeting: 7\n---\n' });
  expect(unread).toContain(within);
  expect(unread).not.toContain(between);
});

const deep = (levels: number) => `x: ${'['.repeat(levels)}`;
const MANY = Array.from({ length: 10_000 }, (_, at) => `a${at}: 1`).join('\n');
test.each([
  ['an anchor', 'name: &a Web', 'anchors'],
  ['an anchor on a collection', 'name: &a [Web]', 'anchors'],
  ['an alias', 'name: *a', ''],
  ['aliases that grow', 'a: &a [x]\nb: [*a, *a]\nname: Web', 'aliases'],
  ['a tag', 'name: !!js/function "x"', ''],
  ['a usual tag', 'name: !!str Web', 'tags'],
  ['a tag on a collection', '!!map {name: Web}', 'tags'],
  ['a directive', '%TAG ! tag:example.com,2000:\n---\nname: Web', 'directives'],
  ['several documents', 'name: Web\n---\nname: Web', ''],
  ['a key twice', 'name: Web\nname: Web', 'unique'],
  ['a key that is no text', '? [a]\n: b\nname: Web', ''],
  ['a prototype', '__proto__: {a: 1}\nname: Web', 'is not a key here'],
  ['deep nesting', deep(20_000), ''],
  ['nesting without an end', deep(150_000), '32 kB'],
  ['many keys', MANY, '32 kB'],
  ['a number', '7', 'must be keys'],
  ['a list', '[name]', 'must be keys'],
  ['a name of two lines', 'name: "a\\nb"', 'one line'],
  ['an escape sequence', 'name: "a\\e[31m"', 'one line'],
])('%s in YAML is refused with its line, and nothing throws [ADM-129]', (_, text, says) => {
  const mistakes = said({ ...WEEK, 'course.yaml': text });
  expect(mistakes.length).toBeGreaterThan(0);
  expect(mistakes.join('\n')).toContain(says);
  expect(mistakes.every((mistake) => /^course\.yaml:\d+:/.test(mistake))).toBe(true);
});

test.each([
  ['sessions/../../etc/passwd.md', 'leads elsewhere'],
  ['/sessions/a.md', 'leads elsewhere'],
  ['C:/a.md', 'leads elsewhere'],
  ['sessions\\a.md', 'leads elsewhere'],
  ['sessions/a\u0000.md', 'leads elsewhere'],
  ['sessions/Über Mich.md', 'lowercase letters'],
  ['sessions/a.txt', 'must end in .md'],
  ['session/a.md', 'is not read'],
  ['sessions/02-gone/slides.pdf', 'sessions/02-gone.md, which is missing'],
])('the path %s is refused [ADM-107, ADM-129]', (path, says) => {
  expect(said({ ...WEEK, [path]: '---\nname: A\nmeeting: 2\n---\n' }).join('\n')).toContain(says);
});

test('markdown has at most 200 kB and is text [ADM-107, ADM-129]', () => {
  const front = '---\nname: A\nmeeting: 2\n---\n';
  const sized = (size: number) => ({ ...WEEK, 'sessions/02.md': front + 'x'.repeat(size - front.length) });
  expect(said(sized(200 * 1024))).toEqual([]);
  expect(said(sized(200 * 1024 + 1))).toEqual(['sessions/02.md:null:null: is larger than 200 kB']);
  expect(said({ ...WEEK, 'sessions/02.md': new Uint8Array([0xff, 0xfe]) })).toEqual([
    'sessions/02.md:null:null: must be text in UTF-8',
  ]);
  expect(said({ ...WEEK, 'sessions/02.md': `${front}\0` })).toEqual(['sessions/02.md:null:null: is not text']);
});

const KEYS = (count: number) => Array.from({ length: count }, (_, at) => `k${at}: 4`).join('\n');
const manyFiles = (count: number, front: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`assignments/a${1000 + at}.md`, `---\n${front}\n---\n`]),
  );

test.each([
  ['2,750 short keys', KEYS(2750), 'has more than 500 keys and values'],
  ['keys in braces', `x: {${KEYS(2750).replaceAll('\n', ', ')}}`, 'has more than 500 keys and values'],
  [
    'keys without values',
    `x: {${Array.from({ length: 3000 }, (_, at) => `k${at}`).join(',')}}`,
    'has more than 500 keys',
  ],
  ['keys with a mark of their own', KEYS(900).replaceAll(/^(k\d+): 4/gm, '? $1'), 'has more than 500 keys'],
  ['a list in a list', `x:\n  ${'- '.repeat(2000)}a`, 'has more than 500 keys and values'],
  ['nothing but lines', `name: Web\n${'x\n'.repeat(5000)}`, 'has keys in more than 1000 lines'],
])('of a file with %s one mistake is told before it is read [ADM-106, ADM-129]', (_, front, says) => {
  expect(said({ ...WEEK, 'assignments/a.md': `---\n${front}\n---\n` })).toEqual([
    expect.stringContaining(`assignments/a.md:2:null: ${says}`),
  ]);
});

test('a file with every key, twenty resources and a long note is within the bounds [ADM-104]', () => {
  const resources = Array.from(
    { length: 20 },
    (_, at) => `  - title: "Page: ${at}, a - b"\n    url: https://example.org/${at}`,
  );
  const note = '# a note: with, many - words\n'.repeat(500);
  const front = `${note}name: HTML\nmeeting: 1\nresources:\n${resources.join('\n')}`;
  expect(said({ ...WEEK, 'sessions/01-html.md': `---\n${front}\n---\n` })).toEqual([]);
});

test('broken lines are told up to fifty of them, and a folder of mistakes up to two hundred', () => {
  expect(said({ ...WEEK, 'assignments/a.md': `---\n${'@\n'.repeat(400)}---\n` }).length).toBeLessThanOrEqual(50);
  const told = said({ ...WEEK, ...manyFiles(500, 'requird: true') });
  expect(told).toHaveLength(201);
  expect(told.at(-1)).toMatch(/^assignments\/a\d+\.md:null:null: and what follows was not read/);
});

test('others come in between the files of a folder', async () => {
  const files = Object.entries({ ...WEEK, ...manyFiles(40, TASK.join('\n')) });
  let turns = 0;
  let isRead = false;
  const others = () => void (isRead || (turns++, setImmediate(others)));
  setImmediate(others);
  const bytes = new Map(files.map(([file, text]) => [file, new TextEncoder().encode(text)]));
  const { folder } = await readFolderInTurns(bytes, COURSE_FOLDER, folderFaults);
  isRead = true;
  expect(folder?.assignments).toHaveLength(40);
  expect(turns).toBeGreaterThanOrEqual(files.length);
});
