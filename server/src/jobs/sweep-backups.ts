import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { UNFINISHED_BACKUP } from '#database/backup/files';
import type { Services } from '#kernel/services';

/** Longer than any backup takes. */
const LEFT_AFTER = 24 * HOUR;

/** Removes the backups that a process was writing when it was killed: they hold what nobody may read later. ADM-123 */
export async function sweepBackups({ environment, clock }: Pick<Services, 'environment' | 'clock'>): Promise<void> {
  const { DATA_DIR: dataDir } = environment;
  if (!existsSync(dataDir)) return;
  const before = new Date(plus(clock(), -LEFT_AFTER));
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    // another process may have removed it meanwhile
    const written = name.startsWith(UNFINISHED_BACKUP) ? await stat(path).catch(() => null) : null;
    if (written && written.mtime < before) await rm(path, { force: true });
  }
}
