import { sql, Sql, type Database, type Db } from '#database/db';
import { ONCE } from '#database/statements';
import { sampleRows, type Sample } from './sample.ts';

/**
 * The tables that make up a class, or that the product knows without knowing anybody. A preview reads these tables as
 * they are; every other one is empty in it, one that is made tomorrow as well. ADM-025
 */
export const CONTENT: ReadonlySet<string> = new Set([
  'assignments',
  'catalogue_answers',
  'classrooms',
  'cohorts',
  'excused_absence_reasons',
  'feature_flags',
  'form_steps',
  'forms',
  'library_videos',
  'playlists',
  'programs',
  'session_resources',
  'session_rules',
  'session_videos',
  'sessions',
  'settings',
  'survey_schedules',
  'universities',
]);

const known = new WeakMap<Database, Promise<readonly string[]>>();

async function findTables(db: Db): Promise<readonly string[]> {
  const rows = await db.many<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`);
  return rows.map(({ name }) => name);
}

/** Every table and view of the database, looked up once. */
export function tablesOf(database: Database): Promise<readonly string[]> {
  const asked = known.get(database) ?? findTables(database);
  known.set(database, asked);
  asked.catch(() => known.delete(database));
  return asked;
}

const literal = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

/** The rows that a preview finds in each table that it does not read as it is. */
function contents(sample: Sample): Record<string, string> {
  const rows = Object.entries(sampleRows(sample)).map(([table, row]) => [
    table,
    `select * from jsonb_populate_record(null::public.${table}, ${literal(row)})`,
  ]);
  // a draft is shown as its people will see it, and no other class is
  const published = literal({ published_at: sample.now, state: 'published' });
  const own = `c.university_id = ${sample.universityId} and c.id = ${sample.courseId}`;
  const courses = `select r.* from public.courses c, jsonb_populate_record(c, case when c.state = 'draft' then ${published} else '{}' end) r where ${own}`;
  return { ...Object.fromEntries(rows), courses };
}

const BEGINNING = /^\s*(?:\/\* once \*\/\s*)?(?:(with)\s+(recursive\s+)?)?/i;

/**
 * Puts what a preview may see before the names of the tables: a query of that name in front of a statement counts
 * instead of the table, wherever the statement names it.
 */
export function shadowing(tables: readonly string[], sample: Sample): (query: Sql) => Sql {
  const instead = contents(sample);
  return (query) => {
    const words = new Set(query.strings.join(' ').match(/\w+/g));
    const shadows = tables
      .filter((table) => words.has(table) && !CONTENT.has(table))
      .map((table) => `${table} as (${instead[table] ?? `select * from public.${table} where false`})`);
    if (shadows.length === 0) return query;
    const [first = '', ...others] = query.strings;
    const [begun, hasQueries, recursive = ''] = BEGINNING.exec(first) ?? [''];
    const head = `${ONCE}with ${recursive}${shadows.join(', ')}${hasQueries ? ', ' : ' '}`;
    return new Sql([head + first.slice(begun.length), ...others], query.values);
  };
}
