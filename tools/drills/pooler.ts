import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres, ROLE_SETTINGS } from '@bcs/server/database/postgres';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer } from '@bcs/server/testing/server-process';
import type { Drill } from './drill.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** PgBouncer in transaction mode: refused with a sentence as it is, and of use with a second address. */
export const pooler: Drill = {
  name: 'pooler',
  about: 'PgBouncer in transaction mode between the server and PostgreSQL',
  run: async ({ postgres, dataDir, say, check }) => {
    if (!existsSync(PROGRAM)) return say('Left out: PgBouncer is not on this machine (apt-get install pgbouncer).');
    const direct = new URL(await postgres.create('bcs_pooled'));
    const port = await freePort();
    const [ini, users] = [join(dataDir, 'pgbouncer.ini'), join(dataDir, 'users.txt')];
    writeFileSync(users, `"${direct.username}" "${direct.password}"\n`);
    writeFileSync(
      ini,
      `[databases]\n* = host=127.0.0.1 port=${direct.port}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${port}\n` +
        `auth_type=plain\nauth_file=${users}\npool_mode=transaction\ndefault_pool_size=4\nmax_client_conn=100\nunix_socket_dir=\n`,
    );
    const nobody = process.getuid?.() === 0 ? Number(spawnSync('id', ['-u', 'nobody']).stdout.toString()) : null;
    if (nobody !== null) for (const path of [dataDir, ini, users]) chownSync(path, nobody, nobody);
    const bounce = () => spawn(PROGRAM, [ini], { stdio: 'ignore', ...(nobody !== null && { uid: nobody }) });
    let bouncer = bounce();
    const pooled = new URL(direct);
    pooled.port = String(port);
    const start = async (more: Record<string, string>) =>
      startServer(await freePort(), { DATABASE_URL: pooled.href, DATA_DIR: join(dataDir, 'data'), ...more });
    const refusal = (more: Record<string, string>) =>
      start(more).then(
        async (server) => (await server.stop(), 'it started'),
        ({ message }: Error) => message.split('\n').findLast((line) => line.trim() !== '') ?? '',
      );
    try {
      await sleep(1000);
      const alone = await refusal({});
      say(alone);
      check(
        'without a second address it is refused with that',
        Number(alone.includes('DATABASE_LISTEN_URL')),
        1,
        'at least',
      );
      const unlimited = await refusal({ DATABASE_LISTEN_URL: direct.href });
      say(unlimited);
      check(
        'without limits of the role it is refused with that',
        Number(unlimited.includes('alter role')),
        1,
        'at least',
      );
      const database = await openPostgres(direct.href, { poolSize: 1 });
      for (const setting of ROLE_SETTINGS)
        await database.script(`alter role ${direct.username} in database bcs_pooled set ${setting}`);
      await database.close();
      // it keeps connections that do not know of it yet
      const ended = once(bouncer, 'exit');
      bouncer.kill('SIGINT');
      await ended;
      bouncer = bounce();
      await sleep(1000);
      const server = await start({ DATABASE_LISTEN_URL: direct.href, DATABASE_POOL_SIZE: '20' });
      const statuses = await Promise.all(
        Array.from({ length: 200 }, () =>
          fetch(`${server.url}/broker/validateToken`, { headers: { authtoken: 'x'.repeat(43) } }).then(
            ({ status }) => status,
          ),
        ),
      );
      check('of 200 calls at once through 4 connections, served or refused in time', statuses.filter((status) => status === 200 || status === 503 || status === 429).length, 200, 'at least'); // prettier-ignore
      check('of them served', statuses.filter((status) => status === 200).length, 50, 'at least');
      check('ends with', (await server.stop()) ?? 1, 0, 'at most');
    } finally {
      bouncer.kill('SIGTERM');
    }
  },
};
