import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '@bcs/server/database/postgres';
import { freePort } from '@bcs/server/testing/free-port';
import { startPostgres, type PostgresServer } from '@bcs/server/testing/postgres-server';
import { startServer } from '@bcs/server/testing/server-process';
import type { Drill } from './drill.ts';

const SIZE = 400;
const PAGE = 8192;

const run = (...command: readonly [string, ...string[]]) =>
  spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0;

/** Fills a folder to the last byte. */
function fill(file: string): void {
  try {
    for (let turn = 0; ; turn++) writeFileSync(file, Buffer.alloc(turn < SIZE ? 1_000_000 : PAGE), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** A PostgreSQL whose files lie on that disk: it chooses the folder for what is temporary. */
async function postgresOn(disk: string): Promise<PostgresServer> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = disk;
  try {
    return await startPostgres({ shared_buffers: '16MB', max_wal_size: '64MB' });
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** The disk of PostgreSQL fills up, and is made free again. */
export const fullDisk: Drill = {
  name: 'full-disk',
  about: 'the disk of the database is full, then there is room again',
  run: async ({ dataDir, say, check }) => {
    const disk = join(dataDir, 'disk');
    // PostgreSQL's account must be able to enter it
    chmodSync(dataDir, 0o711);
    mkdirSync(disk);
    if (!run('mount', '-t', 'tmpfs', '-o', `size=${SIZE}m,mode=777`, 'tmpfs', disk))
      return say('Left out: only root may make a small disk (mount -t tmpfs).');
    const postgres = await postgresOn(disk).catch((error: unknown) => {
      run('umount', disk);
      throw error;
    });
    const url = await postgres.create('bcs_full');
    const server = await startServer(await freePort(), { DATABASE_URL: url, DATA_DIR: join(dataDir, 'data') });
    const readiness = async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return { status: answer.status, text: await answer.text() };
    };
    const read = () =>
      fetch(`${server.url}/broker/validateToken`, { headers: { authtoken: 'x'.repeat(43) } }).then(
        ({ status }) => status,
      );
    let asked = 0;
    const write = () =>
      fetch(`${server.url}/broker/requestPasswordReset`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          username: `${'x'.repeat(200)}${asked++}@full.example`,
          resetUrl: `${server.url.replace('127.0.0.1', 'localhost')}/reset-password`,
        }),
      }).then(({ status }) => status);
    try {
      check('a write on a disk with room, status', await write(), 200, 'at most');
      fill(join(disk, 'filler'));
      const statuses: number[] = [];
      // half-filled pages still have room
      const database = await openPostgres(url, { poolSize: 1 });
      await database.script('create table filling (text text)').catch(() => {});
      await database.close();
      for (let turn = 0; turn < 250 && !statuses.includes(503); turn++) statuses.push(await write());
      await sleep(700);
      const red = await readiness();
      say(`After ${statuses.length} writes one was refused. /readyz said: ${red.text}`);
      check('a write is refused with, status', statuses.at(-1) ?? 0, 503, 'at least');
      check('/readyz, status', red.status, 503, 'at least');
      check('it names the disk', Number(red.text.includes('full')), 1, 'at least');
      check('a read, status', await read(), 200, 'at most');
      rmSync(join(disk, 'filler'));
      const began = performance.now();
      while ((await readiness()).status !== 200 && performance.now() - began < 20_000) await sleep(100);
      check('ready again after, ms', performance.now() - began, 5000, 'at most');
      check('a write afterwards, status', await write(), 200, 'at most');
    } finally {
      await server.stop();
      await postgres.stop();
      run('umount', disk);
    }
  },
};
