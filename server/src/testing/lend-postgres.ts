import type { TestProject } from 'vitest/node';
import { startPostgres, UNSAFE } from './postgres-server.ts';

/** Gives the project server-on-postgres its PostgreSQL: the one that was named, or a private one of this machine. */
export default async function lendPostgres({ config }: TestProject): Promise<() => Promise<void>> {
  const named = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  const own = named ? null : await startPostgres(UNSAFE);
  config.env['TEST_DATABASE_URL'] = named || own?.url;
  return async () => own?.stop();
}
