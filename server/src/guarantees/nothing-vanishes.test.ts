import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportKind, ImportPreview } from '@bcs/contract/features/imports/model';
import { NO_ROWS } from '@bcs/contract/features/imports/outcome';
import { IS_LONG_RUN } from '#testing/effort';
import { oneRosterZip, SCHOOL } from '#testing/one-roster-zip';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import { emailsIn, notUnderstoodIn } from '@bcs/contract/features/rosters/enrolling';
import { readCourse } from '#features/curricula/folder-on-disk';
import { readGradesFile } from '#features/gradebook/import-file';
import { planGradesImport } from '#features/gradebook/import-plan';
import type { StoredGrades } from '#features/gradebook/queries-import';
import { importRows } from '#features/imports/apply/import-rows';
import { nounOf, NOUNS, type NounName } from '#features/imports/nouns/nouns';
import { columnsOf } from '#features/imports/queries-export';
import { readFile } from '#features/imports/read/read-file';
import { writeFolder } from '#kernel/course-folder/write-folder';
import { useWorld } from '#testing/world';
import { dirtyFolders, gradeFiles, dirtyLists, nounFiles, pastedAddresses, dirtySources } from './dirty-lists.ts';
import { writeTable } from './written-list.ts';

/** Files of a folder that are valid together with their neighbours. */
const GOOD = ['course.yaml', 'sessions/01.md', 'sessions/02.md', 'sessions/01/slides.pdf', 'assignments/page.md'];
const item = (id: number) => ({ id, contextId: 1, title: `Challenge ${id}` }) as StoredGrades['assignments'][number];
/** Two students, one of whom has work on one of two items. */
const STANDING: StoredGrades = {
  students: [501, 502].map((studentEnrollmentId) => ({
    studentEnrollmentId,
    student: { id: studentEnrollmentId, firstName: 'Ana', lastName: 'Lee' },
  })) as StoredGrades['students'],
  assignments: [item(7), item(8)],
  works: [
    {
      submissionId: 1,
      enrollmentId: 501,
      assignmentId: 7,
      mark: 'B-',
      submissionVersion: 1,
      markVersion: 1,
      changedAt: '2026-03-11T22:00:00.000Z',
    },
  ],
};

/** The number of files of each kind; a nightly run tries 10,000 in all. */
const RUNS = IS_LONG_RUN ? { numRuns: 2500 } : { numRuns: 25, seed: 27 };

/** A time limit for 2,500 files. */
const NIGHT = { timeout: 1_200_000 };

const world = useWorld();
const { northfield, activeCourse } = world.ids;
const registrar = world.as('registrar');

async function preview(
  bytes: Buffer,
  fileName: string,
  kind: ImportKind,
  courseId: number | null,
): Promise<ImportPreview> {
  const asked = { kind, universityId: northfield, courseId, fileName, base64: bytes.toString('base64') };
  const { body } = await registrar.call('uploadImport', asked);
  expect(body.errorMessage).toBe(undefined);
  const { importId } = body;
  const shown = (await registrar.call('importPreview', { importId, kind: 'all', page: 0, after: -1 })).body;
  await registrar.call('cancelImport', { importId });
  return shown;
}

type Counted = Pick<ImportPreview, 'counts'> & {
  readonly rows: readonly Pick<ImportPreview['rows'][number], 'line'>[];
  readonly reading: Pick<ImportPreview['reading'], 'problem'>;
};

const numbers = (lines: readonly (number | null)[]) => lines.toSorted((one, other) => (one ?? 0) - (other ?? 0));
/** Expects each row of the file to be one row of the preview, and each of those to be counted. */
function expectAll({ rows, counts, reading }: Counted, lines: readonly number[]) {
  expect(reading.problem).toBe(null);
  expect(numbers(rows.map(({ line }) => line))).toEqual(lines);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(lines.length);
}

describe('nothing vanishes: every row is created, changed, unchanged, refused, left out or proposed', () => {
  test.each(['enrollments', 'people'] as const)('of a list of %s [ADM-041, ADM-043]', NIGHT, async (kind) => {
    await fc.assert(
      fc.asyncProperty(dirtyLists, async ({ header, rows, dialect }) => {
        const { bytes, lines } = writeTable(header, rows, dialect);
        const shown = await preview(bytes, 'list.csv', kind, kind === 'people' ? null : activeCourse);
        expectAll(shown, lines);
        const column = header.indexOf('Email');
        for (const { line, cells } of shown.rows)
          expect(cells['email'] ?? '').toBe(rows[(line ?? 0) - 2]?.[column]?.trim() ?? '');
      }),
      RUNS,
    );
  });

  test('of a OneRoster source that breaks its own rules [ADM-059, ADM-060]', NIGHT, async () => {
    const header = 'sourcedId,status,givenName,familyName,email';
    await fc.assert(
      fc.asyncProperty(dirtySources, async ({ users, enrollments }) => {
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

  test.each(Object.keys(NOUNS) as NounName[])('of a file of %s on the command line [D-009]', NIGHT, async (noun) => {
    await fc.assert(
      fc.asyncProperty(nounFiles(columnsOf(noun)), async ({ header, rows, dialect }) => {
        const { bytes, ends } = writeTable(header, rows, dialect);
        const entries = readFile(bytes, 'csv', columnsOf(noun));
        const work = { days: 'day-first' as const, apply: false, now: world.now, passwords: world.services.passwords };
        const report = await importRows(world.db, nounOf(noun), entries, work);
        expect(report.rows.map(({ at }) => at).toSorted((one, other) => one - other)).toEqual(ends);
      }),
      { ...RUNS, numRuns: RUNS.numRuns / 5 },
    );
  });

  test('of a file of grades, nor a cell [GRADE-035]', async () => {
    await fc.assert(
      fc.asyncProperty(gradeFiles, async ({ header, rows, dialect }) => {
        const { bytes, lines } = writeTable(header, rows, { ...dialect, isUtf16: false });
        const file = await readGradesFile(new TextDecoder().decode(bytes));
        const told = new Set([...file.rows, ...file.problems.filter(({ row }) => row > 1)].map(({ row }) => row));
        expect(told.size + file.ignoredRows.length).toBe(lines.length);
        const { preview: plan } = planGradesImport(file, STANDING, 'instructor');
        const strange = new Set(plan.problems.filter(({ column }) => column === 'Enrollment').map(({ row }) => row));
        const cells = file.rows.filter(({ row }) => !strange.has(row)).flatMap((row) => row.cells);
        const wrong = plan.problems.filter(({ column }) => column?.startsWith('Challenge'));
        expect(plan.changes.length + plan.unchanged + wrong.length).toBe(cells.length);
      }),
      RUNS,
    );
  });

  test('of addresses that are pasted to be enrolled [ADM-031]', () => {
    fc.assert(
      fc.property(pastedAddresses, ({ pieces, between }) => {
        const typed = pieces.map(({ text }) => text).join(between);
        expect(new Set(emailsIn(typed))).toEqual(new Set(pieces.flatMap(({ email }) => email ?? [])));
        const strange = new Set(pieces.flatMap(({ email, text }) => (email === null ? [text] : [])));
        expect(new Set(notUnderstoodIn(typed))).toEqual(strange);
      }),
      RUNS,
    );
  });

  test('of the files of a course folder [ADM-104, ADM-106]', () => {
    fc.assert(
      fc.property(dirtyFolders, (files) => {
        const { folder, mistakes, passedOver } = readCourse(files);
        const named = new Set([...mistakes.map(({ file }) => file), ...passedOver]);
        const taken = folder ? writeFolder(folder, COURSE_FOLDER) : new Map(GOOD.map((file) => [file, '']));
        expect([...files.keys()].filter((file) => !named.has(file) && !taken.has(file))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('a reader that keeps the last row of each address is found out', () => {
    const found = fc.check(
      fc.property(dirtyLists, ({ header, rows, dialect }) => {
        const { lines } = writeTable(header, rows, dialect);
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
