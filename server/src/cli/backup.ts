import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dump } from '#database/backup/dump';
import { filesBelow, readLines, saveBelow, writeLines } from '#database/backup/files';
import { load } from '#database/backup/load';
import { CommandFailed, type Workplace } from './surroundings.ts';

const uploadsOf = ({ environment }: Workplace) => join(environment.dataDir, 'uploads');

/** bcs-20260311T221000Z.backup.gz */
const nameOf = (now: string) => `bcs-${now.replaceAll(/[-:]|\.\d+/g, '')}.backup.gz`;

/** Writes a backup of the database and the uploads that either engine can restore. */
export async function backUp(place: Workplace, path = nameOf(place.now)): Promise<void> {
  const file = writeLines(path);
  try {
    const rows = await dump(place.database, { now: place.now, files: filesBelow(uploadsOf(place)), write: file.write });
    await file.close();
    place.say(`${rows} rows written to ${path}.`);
    place.say('Keep secret.key of DATA_DIR too, in another place: without it nobody with a second factor can sign in.');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new CommandFailed(`${path} exists already. Nothing was written.`, { cause: error });
    rmSync(path, { force: true });
    throw error;
  }
}

/** Restores a backup into an empty database. */
export async function restore(place: Workplace, path: string): Promise<void> {
  const rows = await load(place.database, readLines(path), (name, bytes) => saveBelow(uploadsOf(place), name, bytes));
  place.say(`${rows} rows restored. Everybody has to sign in again.`);
}
