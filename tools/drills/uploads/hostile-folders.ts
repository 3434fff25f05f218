import { randomBytes } from 'node:crypto';
import { MOST_ZIP_BYTES } from '@bcs/contract/kernel/folder-bounds';
import { HOSTILE_ARCHIVES } from '@bcs/server/testing/hostile-files/archives';
import { zipOf, type ZippedFile } from '@bcs/server/testing/zip-of';

const COURSE: ZippedFile = { name: 'course.yaml', data: 'name: Web\n' };
const numbered = (count: number, of: (number: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => of(at));

/** Front matter that takes long to read for its size. */
const FRONTS: Readonly<Record<string, string>> = {
  keys: numbered(2750, (at) => `k${at}: 4`).join('\n'),
  'a flow of keys': `name: {${numbered(2700, (at) => `k${at}: 4`).join(',')}}`,
  brackets: `name: ${'['.repeat(10_000)}`,
  'closed brackets': `name: ${'['.repeat(5000)}${']'.repeat(5000)}`,
  braces: `name: ${'{a: '.repeat(6000)}`,
  dashes: `name:\n${numbered(4000, (at) => `${' '.repeat(at % 90)}- x`).join('\n')}`,
  'deep indents': numbered(200, (at) => `${' '.repeat(at)}a:`).join('\n'),
  quotes: `name: "${'\\u0041'.repeat(5000)}"`,
  'folded lines': `name: >\n${numbered(5000, () => '  x').join('\n')}`,
  aliases: `a: &a x\nname: [${Array(4000).fill('*a').join(',')}]`,
  comments: `name: x\n${numbered(10_000, () => '#').join('\n')}`,
  tags: `name: ${'!!str '.repeat(5000)}x`,
  colons: `name: ${':'.repeat(32_000)}`,
  'question marks': numbered(8000, () => '? x').join('\n'),
  documents: numbered(6000, () => '--- x').join('\n'),
};
const COUNTS = [1, 40, 400, 1900];

const folderOf = (count: number, data: string, where: string): Buffer =>
  zipOf([COURSE, ...numbered(count, (at) => `${where}/${at}.md`).map((name) => ({ name, data }))]);

/** Texts of sessions that a reader of Markdown might not end with. */
const TEXTS: Readonly<Record<string, string>> = {
  emphasis: '*a_'.repeat(60_000),
  links: '['.repeat(190_000),
  tables: '|a'.repeat(90_000),
  'HTML comments': '<!--'.repeat(48_000),
  quotes: '>'.repeat(190_000),
  fences: '```\n'.repeat(48_000),
};

/** Zips of course folders by name: what was brought to an archive, and what weighs little and is long to read. */
export const hostileFolders = (): readonly (readonly [string, Uint8Array])[] =>
  [
    ...HOSTILE_ARCHIVES.map(([name, bytes]) => [name, bytes] as const),
    ...Object.entries(FRONTS).flatMap(([name, front]) =>
      COUNTS.map(
        (count) =>
          [`${count} files with ${name}`, folderOf(count, `---\n${front}\n---\n\nText\n`, 'sessions')] as const,
      ),
    ),
    ...Object.entries(TEXTS).map(
      ([name, text]) =>
        [`a text of ${name}`, folderOf(40, `---\nname: HTML\nmeeting: 1\n---\n\n${text}\n`, 'sessions')] as const,
    ),
  ].filter(([, bytes]) => bytes.length <= MOST_ZIP_BYTES);

/** A folder of nearly as many files and bytes as one may have, each session with a text and a file of its own. */
export function largestFolder(): Buffer {
  const sessions = numbered(60, (at) => String(at + 1));
  const text = (name: string) =>
    `---\nname: Session ${name}\nmeeting: ${name}\n---\n\n${'A line of the text. '.repeat(2000)}\n`;
  const handout = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(140_000), Buffer.from('\n%%EOF\n')]);
  return zipOf([
    COURSE,
    ...sessions.map((name) => ({ name: `sessions/${name}.md`, data: text(name) })),
    ...sessions.map((name) => ({ name: `sessions/${name}/handout.pdf`, data: handout(), stored: true })),
    ...numbered(1800, (at) => `assignments/${at + 1}.md`).map((name) => ({
      name,
      data: '---\nname: Work\ntype: academic\n---\n\nDo it.\n',
    })),
  ]);
}
