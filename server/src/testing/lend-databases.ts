import type { TestProject } from 'vitest/node';
import { findPostgres } from './find-postgres.ts';
import { startPostgres, UNSAFE } from './postgres-server.ts';
import { embeddedTemplates, templatesOnPostgres, type Templates } from './templates.ts';

/**
 * Provides server tests with databases to copy: on the given PostgreSQL, on a private one of the newest or a given
 * version, or as embedded databases.
 */
export default async function lendDatabases({ config }: TestProject): Promise<() => Promise<void>> {
  const { env } = config;
  const keep = ({ at }: Templates) => void (env['BCS_TEST_TEMPLATES'] = at);
  if (env['BCS_TEST_ENGINE'] !== 'postgres') {
    const templates = await embeddedTemplates();
    keep(templates);
    return () => templates.remove();
  }
  const version = Number(env['BCS_TEST_POSTGRES']) || undefined;
  const named = version === undefined ? process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'] : undefined;
  const own = named ? null : await startPostgres(UNSAFE, findPostgres(version));
  const url = named || (own?.socketUrl ?? '');
  env['TEST_DATABASE_URL'] = url;
  const templates = await templatesOnPostgres(url);
  keep(templates);
  return async () => {
    if (own) await own.stop();
    else await templates.remove();
  };
}
