import type { Db } from '#database/db';
import type { NounName } from './nouns/nouns.ts';
import { formatCsv, exportOf, inPart, type ExportPart } from './queries-export.ts';

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
