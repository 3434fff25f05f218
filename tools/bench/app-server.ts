/** The product as it is, without the limits that no person ever reaches. */
import { join } from 'node:path';
import { buildApp } from '@bcs/server/app';
import { openPostgres } from '@bcs/server/database/postgres';
import { readWebFiles } from '@bcs/server/http/web-files';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { testServices } from '@bcs/server/testing/services';
import { ROOT } from '#root';
import { NO_LIMIT } from './api-cases.ts';
import { serveChild } from './child.ts';

await serveChild(async ({ databaseUrl }) => {
  const database = await openPostgres(databaseUrl);
  const web = readWebFiles(join(ROOT, 'web/dist'), false);
  const app = await buildApp(testServices(database, systemClock), {
    limited: false,
    apiRequestsPerMinute: NO_LIMIT,
    web,
  });
  return { app, close: () => database.close() };
});
