import { csvToImport } from '@bcs/contract/kernel/csv';
import { sql, empty, type Sql, type Db } from '#database/db';
import { NOUNS, type NounName } from './nouns/nouns.ts';
import { CELLS, FROM } from './nouns/queries-stored.ts';

/** Which part of the installation; null for all of it. */
export type ExportPart = Readonly<{ university: string | null; course: string | null }>;

/** The order of a list that people read. */
const ORDER: Readonly<Record<NounName, Sql>> = {
  people: sql`a.email collate "C"`,
  courses: sql`u.id, c.start_date, c.id`,
  sessions: sql`u.id, c.id, s.start_time, s.id`,
  assignments: sql`u.id, c.id, a.due_date, a.id`,
  enrollments: sql`u.id, c.id, e.role, a.email collate "C"`,
};

/** Rows as an import reads them. @param more columns that no file has, with a comma before them */
export const exportOf = (noun: NounName, where: Sql, more: Sql = empty): Sql =>
  sql`select ${CELLS[noun]}${more} from ${FROM[noun]} where ${where} order by ${ORDER[noun]}`;

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

/** Never leave, in whatever file: nobody may read a password. */
const NEVER = ['password'];

/** The columns of a noun, in the order of its schema. */
export const columnsOf = (noun: NounName): string[] => Object.keys(NOUNS[noun].schema.shape);

/** Rows as a CSV file that an import reads. What a spreadsheet would run it takes as text, and the import as it was. D-149 */
export function formatCsv(noun: NounName, rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = columnsOf(noun).filter((column) => !NEVER.includes(column));
  return csvToImport([columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))]);
}

const cellOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Everything of a noun in the shape in which it can be imported again. */
export async function exportRows(
  db: Db,
  noun: NounName,
  part: ExportPart,
  format: 'csv' | 'json',
): Promise<{ text: string; count: number }> {
  const rows = await db.many<Readonly<Record<string, unknown>>>(exportOf(noun, inPart(noun, part)));
  return { text: format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : formatCsv(noun, rows), count: rows.length };
}
