import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** One process and a few classes: the settings of PostgreSQL for a whole machine would only take room on the disk. */
const SMALL = ['shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB'];

let asked = 0;
let files: ReturnType<typeof initialize> | undefined;

/**
 * The options by which PGlite makes a database where none is yet. To initialize one takes seconds of the processor. A
 * process that makes several, as tests do, keeps the files of an empty one in memory from the second on, and the
 * others are copies of it; a server makes one, and keeps nothing.
 */
export async function newCluster(): Promise<Pick<PGliteOptions, 'postgresqlconf' | 'loadDataDir'>> {
  asked += 1;
  if (asked === 1) return { postgresqlconf: SMALL };
  files ??= initialize();
  return { loadDataDir: await files };
}

async function initialize() {
  const lite = await PGlite.create({ postgresqlconf: SMALL });
  const dumped = await lite.dumpDataDir('none');
  await lite.close();
  return dumped;
}
