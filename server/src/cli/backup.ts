import { join } from 'node:path';
import { dump } from '#database/backup/dump';
import { filesBelow, readLines, saveBelow, writeLines } from '#database/backup/files';
import { load, checkWhole } from '#database/backup/load';
import { backupOfServer } from '#database/backup/socket';
import { recordBackup } from '#features/administration/queries-backup';
import { readEnvironment } from '#kernel/env';
import { CommandFailed, type CommandSurroundings, type Workplace } from './surroundings.ts';

const uploadsOf = ({ environment }: Workplace) => join(environment.DATA_DIR, 'uploads');

/** Builds the name of a backup, such as bcs-20260311T221000Z.backup.gz. */
const nameOf = (now: string) => `bcs-${now.replaceAll(/[-:]|\.\d+/g, '')}.backup.gz`;

type Write = (line: string) => Promise<void>;

/** Writes a backup of the database and the uploads, which can be restored with either engine. */
export const backUp = (place: Workplace, path = nameOf(place.now)): Promise<void> =>
  writeFile(path, place.say, async (write) => {
    const rows = await dump(place.database, { now: place.now, files: filesBelow(uploadsOf(place)), write });
    await recordBackup(place.database, { at: place.now, rows });
    return rows;
  });

/** Backs up an embedded database that is in use, by asking its server to write the backup. */
export const backUpOfServer = ({ given, now, say }: CommandSurroundings, path = nameOf(now())): Promise<void> =>
  writeFile(path, say, async (write) => {
    let rows = 0;
    let last = '';
    for await (const line of backupOfServer(readEnvironment(given).DATA_DIR)) {
      if (!line.startsWith('#')) rows += 1;
      last = line;
      await write(line);
    }
    if (!last.startsWith('#end ')) throw new CommandFailed('The server has ended in the middle. Nothing was written.');
    return rows;
  });

async function writeFile(path: string, say: Workplace['say'], fill: (write: Write) => Promise<number>): Promise<void> {
  const file = writeLines(path);
  try {
    const rows = await fill(file.write);
    await file.close();
    say(`${rows} rows written to ${path}.`);
    say('Keep secret.key of DATA_DIR too, in another place: without it no one with a second factor can sign in.');
  } catch (error) {
    await file.abandon();
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new CommandFailed(`${path} exists already. Nothing was written.`, { cause: error });
    throw error;
  }
}

/** Restores a backup into an empty database. If it is damaged, nothing is written, not even uploads. */
export async function restore(place: Workplace, path: string): Promise<void> {
  await checkWhole(readLines(path));
  const rows = await load(place.database, readLines(path), (name, bytes) => saveBelow(uploadsOf(place), name, bytes));
  place.say(`${rows} rows restored. Everyone has to sign in again.`);
}
