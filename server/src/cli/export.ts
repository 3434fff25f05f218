import { writeFileSync } from 'node:fs';
import { exportRows, type ExportPart } from '#features/imports/queries-export';
import type { NounName } from '#features/imports/nouns/nouns';
import { detectFormat } from './import.ts';
import type { Workplace } from './surroundings.ts';

/** Writes a file in the format that `import` reads. */
export async function exportFile(
  { database, say }: Workplace,
  noun: NounName,
  path: string,
  part: ExportPart,
): Promise<void> {
  const { text, count } = await exportRows(database, noun, part, detectFormat(path));
  writeFileSync(path, text, { mode: 0o600 });
  say(`${count} ${noun} written to ${path}.`);
}
