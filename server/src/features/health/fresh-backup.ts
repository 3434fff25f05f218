import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dump } from '#database/backup/dump';
import { filesBelow, UNFINISHED_BACKUP, writeLines } from '#database/backup/files';
import { publish } from '#kernel/changes';
import { makePrivateFolder } from '#kernel/private-folder';
import type { Services } from '#kernel/services';
import { recordBackup } from '#features/administration/queries-backup';

const LOOK_AGAIN_MS = 50;

/**
 * Creates a backup and streams it. It is written to disk as fast as the database reads and sent from there, so that a
 * slow download blocks nobody; the file is deleted afterwards. If it fails, it ends with an error and without the line
 * that completes it. ADM-123
 */
export async function* freshBackup({ database, environment, clock }: Services): AsyncGenerator<Buffer> {
  const { DATA_DIR: dataDir } = environment;
  makePrivateFolder(dataDir);
  const path = join(dataDir, `${UNFINISHED_BACKUP}${randomUUID()}.gz`);
  const file = writeLines(path);
  let [ended, gone] = [false, false];
  const at = clock();
  const write = (line: string) =>
    gone ? Promise.reject(new Error('No one is downloading it anymore.')) : file.write(line);
  const written = dump(database, { now: at, files: filesBelow(join(dataDir, 'uploads')), write })
    .then(async (rows) => {
      await file.close();
      return rows;
    })
    .finally(() => (ended = true));
  written.catch(() => {});
  try {
    yield* growing(path, () => ended);
    await recordBackup(database, { at, rows: await written });
    await publish(database, { topics: ['operation'], to: ['administrators'] });
  } finally {
    gone = true;
    await written.catch(file.abandon);
    rmSync(path, { force: true });
  }
}

/** Reads a file that is still being written. */
async function* growing(path: string, hasEnded: () => boolean): AsyncGenerator<Buffer> {
  let at = 0;
  for (;;) {
    const isLast = hasEnded();
    if (existsSync(path))
      for await (const chunk of createReadStream(path, { start: at }) as AsyncIterable<Buffer>) {
        at += chunk.length;
        yield chunk;
      }
    if (isLast) return;
    await sleep(LOOK_AGAIN_MS);
  }
}
