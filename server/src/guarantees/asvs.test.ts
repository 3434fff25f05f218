import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** All requirements of levels 1 and 2, by section. */
const LEVELS_1_AND_2 = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6
  3.5.1-5 3.7.1-2 4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12 6.3.1-4
  6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3
  8.3.1 8.4.1 9.1.1-3 9.2.1-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2
  11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1 12.1.1-3 12.2.1-2 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2
  13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3 15.3.1-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3
  16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`;

const STATES = ['met', 'in part', 'not met', 'outside', 'none'];
/** Matches a path and the text quoted from it. */
const PROOF = /`([\w./-]+\.\w+|Dockerfile)`: (.+?)(?= · `|$)/g;

interface Row {
  readonly numbers: readonly string[];
  readonly state: string;
  readonly proofs: readonly { readonly path: string; readonly words: string }[];
}

/** The rows of all chapters. */
const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\| (\d[\d., ]*) \| [^|]+ \| ([a-z ]+) \| (.*) \|$/gm)].map(
    ([, numbers = '', state = '', by = '']) => ({
      numbers: numbers.split(', '),
      state,
      proofs: [...by.matchAll(PROOF)].map(([, path = '', words = '']) => ({ path, words })),
    }),
  );

function everyNumber(): string[] {
  return LEVELS_1_AND_2.trim()
    .split(/\s+/)
    .flatMap((section) => {
      const [, prefix = '', from = '', to = from] = /^(\d+\.\d+\.)(\d+)(?:-(\d+))?$/.exec(section) ?? [];
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${prefix}${Number(from) + at}`);
    });
}

/** Lists claims of the document that do not hold. */
function broken(rows: readonly Row[], read = textOf): string[] {
  const named = rows.flatMap(({ numbers }) => numbers);
  return [
    ...everyNumber().filter((number) => !named.includes(number)),
    ...named.filter((number, at) => named.indexOf(number) !== at || !everyNumber().includes(number)),
    ...rows.flatMap(({ numbers, state, proofs }) => [
      ...(STATES.includes(state) ? [] : [`${numbers.join()} is ${state}`]),
      ...(state === 'met' && proofs.length === 0 ? [`${numbers.join()} has no proof`] : []),
      ...proofs.flatMap(({ path, words }) =>
        existsSync(join(ROOT, path)) && read(path).includes(words)
          ? []
          : [`${numbers.join()}: ${path} has no ${words}`],
      ),
    ]),
  ];
}

const rows = rowsOf(textOf('docs/asvs.md'));

test('every requirement of levels 1 and 2 of ASVS 5.0 has its row, and every test and line that is named is there', () => {
  expect(everyNumber()).toHaveLength(253);
  expect(broken(rows)).toEqual([]);
});

test('the counts above the table are those of its rows', () => {
  const counts = STATES.map((state) => {
    const of = rows.filter((row) => row.state === state).flatMap(({ numbers }) => numbers).length;
    return `| ${state} | ${of}`;
  });
  for (const count of counts) expect(textOf('docs/asvs.md')).toContain(count);
});

test('a row too few, a test that is gone and one that proves nothing are found', () => {
  expect(broken(rows.slice(1))).toContain('1.1.1');
  expect(broken(rows, () => '').length).toBeGreaterThan(200);
  expect(broken(rows.map((row) => ({ ...row, proofs: [] }))).some((each) => each.endsWith('has no proof'))).toBe(true);
});
