import { join } from 'node:path';
import { calculateDigests } from '#database/backup/digest';
import { filesBelow, readLines, saveBelow } from '#database/backup/files';
import { load, checkWhole } from '#database/backup/load';
import { recordDrill } from '#features/administration/queries-backup';
import { withEmptyDatabase } from './copies.ts';
import type { Workplace } from './surroundings.ts';

/** Restores a backup into a temporary database, and records the success in this one. */
export async function drillRestore(
  { database, now, say }: Workplace,
  path: string,
  { into }: { readonly into?: string },
): Promise<void> {
  const began = performance.now();
  await checkWhole(readLines(path));
  const { rows, tables, files } = await withEmptyDatabase(into, async (copy) => {
    const uploads = join(copy.folder, 'uploads');
    const restored = await load(copy.database, readLines(path), (name, bytes) => saveBelow(uploads, name, bytes));
    const digests = await copy.database.transaction(async (tx) => (await tx.longRunning(), calculateDigests(tx)));
    return { rows: restored, tables: digests.size, files: [...filesBelow(uploads)].length };
  });
  await recordDrill(database, now);
  say(
    `${rows} rows of ${tables} tables and ${files} files restored in ${((performance.now() - began) / 1000).toFixed(1)} s, and put away again.`,
  );
  say('Written down: doctor tells when a restore was last tried.');
}
