import { openPostgres } from '@bcs/server/database/postgres';
import type { Database } from '@bcs/server/database/db';
import type { PostgresServer } from '@bcs/server/testing/postgres-server';
import { run } from '#run';

/** Requests wait for seconds, large worlds for their statistics for minutes. */
const VACUUM_WITHIN_MS = 3_600_000;

/**
 * Makes a database as an operator would, and lets the planner know what is in it.
 * @param scale how many courses; `demo` for the demo world
 */
export async function makeWorld(
  server: PostgresServer,
  scale: number | 'demo',
): Promise<{ url: string; database: Database }> {
  const url = await server.create(`scale_${scale}`);
  const size = scale === 'demo' ? [] : ['--scale', String(scale)];
  const { code, output } = await run('node', ['server/src/cli/main.ts', 'seed', ...size], {
    env: { DATABASE_URL: url, LOG_LEVEL: 'silent' },
  });
  if (code !== 0) throw new Error(`The world of scale ${scale} could not be planted:\n${output}`);
  const database = await openPostgres(url, { poolSize: 1, silenceMs: VACUUM_WITHIN_MS });
  await database.script('set statement_timeout = 0');
  await database.script('vacuum analyze');
  await database.script('checkpoint');
  return { url, database };
}
