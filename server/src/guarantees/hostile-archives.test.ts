import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { RefusalError } from '#kernel/refusal-error';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { beginReading } from '#features/imports/read/begin-reading';
import { ENROLLMENTS } from '#features/imports/nouns/noun-enrollments';
import { UNLIMITED_REACH } from '#features/imports/nouns/noun';
import { planImport } from '#features/imports/plan/plan-import';
import { readStored } from '#features/imports/read/read-stored';
import { indexChosenRows, NO_CHOICES } from '@bcs/contract/features/imports/choices';
import type { StoredImport } from '#features/imports/queries-imports';
import { FLIPPED_ARCHIVES, HOSTILE_ARCHIVES } from '#testing/hostile-files/archives';
import { HOSTILE_TABLES } from '#testing/hostile-files/tables';

const world = useWorld();
/** The size limit, which malicious archives exceed. */
const MOST_TAKEN = 16 * 1024 * 1024;

/** The messages about a file and, if it was read, about its rows. */
interface Said {
  readonly file: string | null;
  readonly rows: readonly string[];
}

async function saidOf(bytes: Uint8Array): Promise<Said> {
  const place = { kind: 'enrollments', universityId: world.ids.northfield, courseId: null } as const;
  try {
    const { reading } = await beginReading(world.db, place, bytes, sql`true`);
    const stored = { ...place, reading, corrections: {}, university: 'Northfield University', course: null };
    const { entries, source, leaving } = await readStored(world.db, stored as unknown as StoredImport, bytes);
    const options = { reach: UNLIMITED_REACH, chosen: indexChosenRows(NO_CHOICES), source, leaving, holds: false };
    const { outcomes } = await planImport(world.db, ENROLLMENTS, entries, options);
    return { file: null, rows: outcomes.flatMap(({ problems }) => problems.map(({ message }) => message)) };
  } catch (error) {
    if (error instanceof RefusalError && error.failure.status === 422) return { file: error.failure.message, rows: [] };
    throw error;
  }
}

const LONGEST_SENTENCE = 500;
/** Tells whether a sentence is short and without technical words. */
const isForPeople = (text: string): boolean =>
  text.length < LONGEST_SENTENCE && !/undefined|\[object|Error\b|\bat \w+\.|node:|TypeError/.test(text);

test('hostile archives and files are refused in words or harmless, before they take memory [ADM-059, ADM-063, D-189]', async () => {
  const files = [...HOSTILE_ARCHIVES, ...HOSTILE_TABLES, ...FLIPPED_ARCHIVES];
  expect(files.length).toBeGreaterThan(140);
  const before = await numberOf(world.db, sql`select count(*) from accounts`);
  const wrong: unknown[] = [];
  for (const [title, bytes, says] of files) {
    const held = process.memoryUsage().arrayBuffers;
    const { file, rows } = await saidOf(bytes);
    const taken = process.memoryUsage().arrayBuffers - held;
    const isSaid = says === null || says.test(file ?? '');
    if (!isSaid || taken > MOST_TAKEN || ![file ?? '', ...rows].every(isForPeople))
      wrong.push([title, taken, file, rows]);
  }
  expect(wrong).toEqual([]);
  expect(await numberOf(world.db, sql`select count(*) from accounts`)).toBe(before);
}, 30_000);
