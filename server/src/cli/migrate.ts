import { migrate } from '#database/migrate';
import { plantContent } from '#database/seed/content';
import type { Workplace } from './surroundings.ts';

/** Brings the database to the newest schema, with what every installation begins with. */
export async function migrateNow({ database, say }: Workplace): Promise<void> {
  const ran = await migrate(database);
  await database.transaction(plantContent);
  for (const name of ran) say(`Ran ${name}.`);
  say(ran.length === 0 ? 'The database is up to date.' : `The database is up to date after ${ran.length} steps.`);
}
