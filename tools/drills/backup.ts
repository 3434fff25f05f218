import { join } from 'node:path';
import { rehearse } from '@bcs/server/database/backup/rehearse';
import { openPostgres } from '@bcs/server/database/postgres';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { makeWorld } from '#bench/world';
import type { Drill } from './drill.ts';

/** 24 students each: 100,000 of them need 4,200, and most of an hour. `--courses 4200` asks for them. */
const COURSES = 100;

/** A backup of a large installation, restored into another one, compared table by table. */
export const backup: Drill = {
  name: 'backup',
  about: 'a backup of a large installation, restored and compared',
  run: async ({ postgres, dataDir, say, check, courses = COURSES }) => {
    const { database } = await makeWorld(postgres, courses);
    const copy = await openPostgres(await postgres.create('bcs_restored'), { poolSize: 1 });
    try {
      const now = systemClock();
      const { rows, copyMs, changed, lost } = await rehearse(database, copy, { file: join(dataDir, 'a.gz'), now });
      say(
        `${courses * 24} students, ${rows} rows: backup, restore and both digests in ${(copyMs / 1000).toFixed(0)} s.`,
      );
      check('rows', rows, courses * 24, 'at least');
      check('tables that differ', lost.length + changed.length, 0, 'at most');
    } finally {
      await copy.close();
      await database.close();
    }
  },
};
