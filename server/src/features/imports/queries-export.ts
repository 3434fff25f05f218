import { csvToImport } from '@bcs/contract/kernel/csv';
import { sql, empty, type Sql, type Db } from '#database/db';
import { NOUNS, type NounName } from './nouns/nouns.ts';
import { NOUN_CELLS, NOUN_TABLES } from './nouns/queries-stored.ts';

/** The part of the installation; null for everything. */
export type ExportPart = Readonly<{ university: string | null; course: string | null }>;

/** The order of an exported list. */
const ORDER: Readonly<Record<NounName, Sql>> = {
  people: sql`a.email collate "C"`,
  courses: sql`u.id, c.start_date, c.id`,
  sessions: sql`u.id, c.id, s.start_time, s.id`,
  assignments: sql`u.id, c.id, a.due_date, a.id`,
  enrollments: sql`u.id, c.id, e.role, a.email collate "C"`,
};

/**
 * Selects rows in the format of an import.
 * @param more additional columns, with a comma in front
 */
export const selectExport = (noun: NounName, where: Sql, more: Sql = empty): Sql =>
  sql`select ${NOUN_CELLS[noun]}${more} from ${NOUN_TABLES[noun]} where ${where} order by ${ORDER[noun]}`;

const within = ({ university, course }: ExportPart): Sql => sql`
  (${university}::text is null or u.name = ${university}) and (${course}::text is null or c.code = ${course})`;

/** Limits a noun to the part that the command line names. */
function inPart(noun: NounName, part: ExportPart): Sql {
  if (noun === 'enrollments') return sql`e.active and ${within(part)}`;
  if (noun !== 'people') return within(part);
  return sql`(${part.university}::text is null and ${part.course}::text is null) or exists (
    select 1 from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id
    join universities u on u.id = c.university_id
    where e.account_id = a.id and e.active and ${within(part)})`;
}

/** Columns that are never exported, since nobody may read a password. */
const NEVER = ['password'];

/** The columns of a noun, in the order of its schema. */
export const columnsOf = (noun: NounName): string[] => Object.keys(NOUNS[noun].schema.shape);

/**
 * Formats rows as CSV for an import. Formulas become plain text for spreadsheets, and are restored by the import. D-149
 */
export function formatCsv(noun: NounName, rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = columnsOf(noun).filter((column) => !NEVER.includes(column));
  return csvToImport([columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))]);
}

const cellOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Exports all rows of a noun in the format of an import. */
export async function exportRows(
  db: Db,
  noun: NounName,
  part: ExportPart,
  format: 'csv' | 'json',
): Promise<{ text: string; count: number }> {
  const rows = await db.many<Readonly<Record<string, unknown>>>(selectExport(noun, inPart(noun, part)));
  return { text: format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : formatCsv(noun, rows), count: rows.length };
}
