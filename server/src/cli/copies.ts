import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/db';
import { openEmbedded } from '#database/embedded';
import { openDatabase } from '#database/open';

interface Copy {
  readonly database: Database;
  /** A folder that is deleted afterwards. */
  readonly folder: string;
}

/**
 * Works with an empty temporary database: an embedded one in its own folder, or an empty one at an address.
 * @throws DatabaseRefused
 */
export async function withEmptyDatabase<T>(url: string | undefined, work: (copy: Copy) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bcs-copy-'));
  try {
    const database =
      url === undefined
        ? await openEmbedded({ folder: join(folder, 'pg') })
        : await openDatabase({ DATABASE_URL: url, DATABASE_POOL_SIZE: 2, DATA_DIR: folder });
    try {
      return await work({ database, folder });
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
