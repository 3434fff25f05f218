import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { useWorld } from '#testing/world';
import { sweepBackups } from './sweep.ts';

const world = useWorld();

test('a backup that a process was writing when it was killed does not stay on the disk [ADM-123]', async () => {
  const { DATA_DIR: dataDir } = world.services.environment;
  const fileAt = (name: string, writtenAt: string) => {
    writeFileSync(join(dataDir, name), 'x');
    utimesSync(join(dataDir, name), new Date(writtenAt), new Date(writtenAt));
  };
  fileAt('unfinished-backup-left.gz', plus(world.now, -25 * HOUR));
  fileAt('unfinished-backup-of-now.gz', plus(world.now, -HOUR));
  fileAt('kept.backup.gz', plus(world.now, -25 * HOUR));
  await sweepBackups(world.services);
  const left = readdirSync(dataDir).filter((name) => name.includes('backup'));
  expect(left.toSorted()).toEqual(['kept.backup.gz', 'unfinished-backup-of-now.gz']);
  for (const name of left) rmSync(join(dataDir, name));
});
