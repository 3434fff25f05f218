/** The product as it is, without the limits that no person ever reaches. */
import { buildApp } from '@bcs/server/app';
import { openPostgres } from '@bcs/server/database/postgres';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { testServices } from '@bcs/server/testing/services';
import { serveChild } from './child.ts';

await serveChild(async ({ databaseUrl }) => {
  const database = await openPostgres(databaseUrl);
  const app = await buildApp(testServices(database, systemClock), { limited: false });
  return { app, close: () => database.close() };
});
