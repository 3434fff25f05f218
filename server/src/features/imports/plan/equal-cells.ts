import type { ImportPreview } from '@bcs/contract/features/imports/model';
import type { RowOutcome } from '@bcs/contract/features/imports/outcome';

const MOST_SHOWN = 20;

/** Refused cells that hold the same in several rows: they are corrected once. ADM-042 */
export function equalCells(
  outcomes: readonly RowOutcome[],
  cells: ReadonlyMap<number, Readonly<Record<string, unknown>>>,
): ImportPreview['equalCells'] {
  const found = new Map<string, ImportPreview['equalCells'][number]>();
  for (const { line, kind, problems } of outcomes)
    for (const { column, message } of problems) {
      if (kind !== 'refused' || line === null || column === null) continue;
      const text = String(cells.get(line)?.[column] ?? '').trim();
      const key = `${column}/${text}`;
      const known = found.get(key);
      if (known) known.rows += 1;
      else if (text !== '') found.set(key, { column, text, line, rows: 1, message });
    }
  return [...found.values()].filter(({ rows }) => rows > 1).slice(0, MOST_SHOWN);
}
