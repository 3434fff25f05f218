/**
 * Looks into the database of the environment, whichever it is; the embedded one while no server works on it.
 *
 *   npm run sql -- "select id, email from accounts limit 5"
 */
import { raw } from 'sql-template-tag';
import { openDatabase } from '@bcs/server/database/open';
import { readEnvironment } from '@bcs/server/kernel/env';

const [statement = 'select name, ran_at from schema_migrations order by name desc limit 5'] = process.argv.slice(2);
const database = await openDatabase(readEnvironment(process.env));
try {
  console.table(await database.many<object>(raw(statement)));
} finally {
  await database.close();
}
