import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';
import { zipOf, type ZippedFile } from '#testing/zip-of';
import { HOSTILE_ARCHIVES } from '#testing/hostile-files/archives';

const world = useWorld();
const registrar = world.as('registrar');
const courseId = world.ids.activeCourse;
beforeEach(() => world.at(ANCHOR));

const COURSE: ZippedFile = { name: 'course.yaml', data: 'name: Web\n' };
const MEGABYTE = 1024 * 1024;
const folder = (...more: readonly ZippedFile[]): Uint8Array => zipOf([COURSE, ...more]);
const session = (front: string, text = 'Text'): Uint8Array =>
  folder({ name: 'sessions/1.md', data: `---\n${front}\n---\n\n${text}\n` });
const course = (data: string | Uint8Array): Uint8Array => zipOf([{ name: 'course.yaml', data }]);

/** Folders of which nothing may be stored. */
const HOSTILE: readonly (readonly [title: string, zip: Uint8Array])[] = [
  ...HOSTILE_ARCHIVES.map(([title, bytes]) => [title, bytes] as const),
  ['a link beside the course', folder({ name: 'sessions/1.md', data: '/etc/passwd', mode: 0o12_0777 })],
  ['a path with ..', folder({ name: 'sessions/../../1.md', data: 'x' })],
  ['an absolute path', folder({ name: '/etc/1.md', data: 'x' })],
  ['an archive inside', folder({ name: 'sessions/1/a.zip', data: 'x' })],
  ['files that overlap', folder({ name: 'sessions/1.md', data: 'a' }, { name: 'sessions/2.md', data: 'a', at: 0 })],
  ['a password', folder({ name: 'sessions/1.md', data: 'a', flags: 1 })],
  [
    '2,001 files',
    folder(
      ...Array.from({ length: 2001 }, (_, at) => ({
        name: `sessions/${at}.md`,
        data: '',
      })),
    ),
  ],
  [
    'more than 50 MB',
    folder({
      name: 'sessions/1/a.pdf',
      data: 'a',
      size: 51 * MEGABYTE,
      packed: MEGABYTE,
    }),
  ],
  ['a bomb', folder({ name: 'sessions/1.md', data: new Uint8Array(30 * MEGABYTE) })],
  ['an anchor', session('name: &a HTML\nmeeting: 1')],
  ['an alias', session('name: &a HTML\nsummary: *a\nmeeting: 1')],
  ['aliases that grow', course(`a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nname: *c\n`)],
  ['a tag', session('name: !!js/function "function () {}"\nmeeting: 1')],
  ['a directive', course('%YAML 1.1\n---\nname: Web\n')],
  ['words of the language as keys', session('__proto__: {a: 1}\nconstructor: x\nname: HTML\nmeeting: 1')],
  ['a key twice', session('name: HTML\nname: CSS\nmeeting: 1')],
  ['front matter without end', session(`name: HTML\nmeeting: 1\nsummary: ${'x'.repeat(40_000)}`)],
  ['deep front matter', session(`name: ${'['.repeat(5000)}\nmeeting: 1`)],
  ['a text of more than 200 kB', session('name: HTML\nmeeting: 1', 'x '.repeat(110_000))],
  ['control characters in a name', session('name: "a\\u0007b"\nmeeting: 1')],
  ['a NUL in a name', session('name: "a\\0b"\nmeeting: 1')],
  ['a NUL in a text', session('name: HTML\nmeeting: 1', 'a\u0000b')],
  ['no UTF-8', course(Uint8Array.from([0x6e, 0xff, 0xfe, 0x0a]))],
  ['a file name from right to left', folder({ name: 'sessions/\u202edm.1.md', data: 'x' })],
  ['no front matter', folder({ name: 'sessions/1.md', data: 'HTML' })],
];

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const kept = () =>
  numberOf(
    world.db,
    sql`select (select count(*) from course_folders) + (select count(*) from curriculum_plans)
      + (select count(*) from curriculum_bases) + (select count(*) from audit_entries where action like 'plan.%')`,
  );

interface Answer {
  readonly status: number;
  readonly mistakes: readonly string[];
}
let minutes = 0;
/** Collects the answers of both calls that accept a folder, advancing the time because calls are limited per minute. */
async function answersTo(zip: Uint8Array): Promise<Answer[]> {
  world.at(new Date(Date.parse(ANCHOR) + (minutes += 2) * 60_000).toISOString());
  const uploaded = await registrar.call('uploadFolder', {
    courseId,
    fileName: 'course.zip',
    base64: base64(zip),
    revision: null,
  });
  const { id: programId } = await world.db.one<{ id: number }>(
    sql`select id from programs where university_id = ${world.ids.northfield} order by id limit 1`,
  );
  const begun = await registrar.call('createPlan', {
    universityId: world.ids.northfield,
    programId,
    name: `Hostile ${minutes}`,
    from: { kind: 'folder', base64: base64(zip) },
  } as never);
  return [uploaded, begun].map(({ status, body }) => {
    const told = body as {
      mistakes?: readonly { says: string }[];
      errorMessage?: string;
    };
    return {
      status,
      mistakes: [...(told.mistakes ?? []).map(({ says }) => says), ...(told.errorMessage ? [told.errorMessage] : [])],
    };
  });
}

const LONGEST_SENTENCE = 500;
const isForPeople = (text: string): boolean =>
  text.length < LONGEST_SENTENCE && !/undefined|\[object|Error\b|\bat \w+\.|node:|TypeError/.test(text);
/** Tells whether a folder was refused or its mistakes were listed, in words either way. */
const isRefused = ({ status, mistakes }: Answer): boolean =>
  (status === 200 || (status >= 400 && status < 500)) && mistakes.length > 0 && mistakes.every(isForPeople);

test('a hostile folder is refused in words or by its mistakes, and nothing of it is kept [ADM-106, ADM-107, ADM-129]', async () => {
  const before = await kept();
  const wrong: unknown[] = [];
  for (const [title, zip] of HOSTILE) {
    const answers = await answersTo(zip);
    if (!answers.every(isRefused)) wrong.push([title, answers]);
  }
  expect(wrong).toEqual([]);
  expect(await kept()).toBe(before);
}, 120_000);

test('what is only strange is kept as text, and so a folder that was taken would be found', async () => {
  const before = await kept();
  const zip = session('name: "<script>\u202Eevil 😀 =1+1"\nmeeting: 1', '\u202E<img src=x onerror=alert(1)>');
  const answers = await answersTo(zip);
  expect(answers).toEqual([
    { status: 200, mistakes: [] },
    { status: 200, mistakes: [] },
  ]);
  expect(answers.some(isRefused)).toBe(false);
  expect(await kept()).toBeGreaterThan(before);
});
