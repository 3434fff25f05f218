import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportKind, Preview } from '@bcs/contract/features/imports/model';
import { NO_ROWS } from '@bcs/contract/features/imports/outcome';
import { LONG } from '#testing/effort';
import { oneRosterZip, SCHOOL } from '#testing/one-roster-zip';
import { useWorld } from '#testing/world';
import { lists, sources, written } from './dirty-lists.ts';

/** Files of each kind: 10,000 in all for a night. */
const RUNS = LONG ? { numRuns: 2500 } : { numRuns: 25, seed: 27 };

const world = useWorld();
const { northfield, activeCourse } = world.ids;
const registrar = world.as('registrar');

async function preview(bytes: Buffer, fileName: string, kind: ImportKind, courseId: number | null): Promise<Preview> {
  const asked = { kind, universityId: northfield, courseId, fileName, base64: bytes.toString('base64') };
  const { body } = await registrar.call('uploadImport', asked);
  expect(body.errorMessage).toBe(undefined);
  const { importId } = body;
  const shown = (await registrar.call('importPreview', { importId, kind: 'all', page: 0, after: -1 })).body;
  await registrar.call('cancelImport', { importId });
  return shown;
}

type Counted = Pick<Preview, 'counts'> & {
  readonly rows: readonly Pick<Preview['rows'][number], 'line'>[];
  readonly reading: Pick<Preview['reading'], 'problem'>;
};

const numbers = (lines: readonly (number | null)[]) => lines.toSorted((one, other) => (one ?? 0) - (other ?? 0));
/** Every row of the file is one row of the preview, and every row of the preview is counted. */
function expectAll({ rows, counts, reading }: Counted, lines: readonly number[]) {
  expect(reading.problem).toBe(null);
  expect(numbers(rows.map(({ line }) => line))).toEqual(lines);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(lines.length);
}

describe('nothing vanishes: every row is created, changed, unchanged, refused, left out or proposed', () => {
  test.each(['enrollments', 'people'] as const)('of a list of %s [ADM-041, ADM-043]', async (kind) => {
    await fc.assert(
      fc.asyncProperty(lists, async ({ header, rows, dialect }) => {
        const { bytes, lines } = written(header, rows, dialect);
        const shown = await preview(bytes, 'list.csv', kind, kind === 'people' ? null : activeCourse);
        expectAll(shown, lines);
        const column = header.indexOf('Email');
        for (const { line, cells } of shown.rows)
          expect(cells['email'] ?? '').toBe(rows[(line ?? 0) - 2]?.[column]?.trim() ?? '');
      }),
      RUNS,
    );
  });

  test('of a OneRoster source that breaks its own rules [ADM-059, ADM-060]', async () => {
    const header = 'sourcedId,status,givenName,familyName,email';
    await fc.assert(
      fc.asyncProperty(sources, async ({ users, enrollments }) => {
        const files = {
          ...SCHOOL,
          users: [header, ...users],
          enrollments: ['sourcedId,status,classSourcedId,userSourcedId,role', ...enrollments],
        };
        const zip = oneRosterZip({ files });
        const linesOf = (rows: readonly string[]) => rows.map((_, at) => at + 2);
        expectAll(await preview(zip, 'source.zip', 'people', null), linesOf(users));
        const shown = await preview(zip, 'source.zip', 'enrollments', null);
        const here = (row: string) => row.split(',')[2] === 'c1';
        const imported = enrollments.flatMap((row, at) => (here(row) ? [at + 2] : []));
        const elsewhere = shown.reading.source?.classes.filter(({ courseId }) => courseId === null) ?? [];
        expect(elsewhere.reduce((sum, { rows }) => sum + rows, 0)).toBe(enrollments.length - imported.length);
        expectAll(shown, imported);
      }),
      RUNS,
    );
  });

  test('a reader that keeps the last row of each address is found out', () => {
    const found = fc.check(
      fc.property(lists, ({ header, rows, dialect }) => {
        const { lines } = written(header, rows, dialect);
        const addressOf = (line: number) => rows[line - 2]?.[header.indexOf('Email')]?.toLowerCase();
        const kept = [...new Map(lines.map((line) => [addressOf(line), line])).values()];
        const counts = { ...NO_ROWS, created: kept.length };
        expectAll({ rows: kept.map((line) => ({ line })), counts, reading: { problem: null } }, lines);
      }),
      RUNS,
    );
    expect(found.failed).toBe(true);
  });
});
