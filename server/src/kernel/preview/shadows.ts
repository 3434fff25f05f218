import { sql, Sql, type Database, type Db } from '#database/db';
import { UNNAMED_MARK } from '#database/statements';
import { sampleRows, type Sample } from './sample.ts';

/**
 * The tables that a preview reads unchanged because they describe a class or contain no people. All others, including
 * future ones, appear empty. ADM-025
 */
export const CONTENT_TABLES: ReadonlySet<string> = new Set([
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

/** Finds all tables and views of the database, once. */
export function tablesOf(database: Database): Promise<readonly string[]> {
  const asked = known.get(database) ?? findTables(database);
  known.set(database, asked);
  asked.catch(() => known.delete(database));
  return asked;
}

const literal = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

/** The rows that a preview finds in tables that are not read unchanged. */
function contents(sample: Sample): Record<string, string> {
  const rows = Object.entries(sampleRows(sample)).map(([table, row]) => [
    table,
    `select * from jsonb_populate_record(null::public.${table}, ${literal(row)})`,
  ]);
  // a draft is shown as if published, and no other class is visible
  const published = literal({ published_at: sample.now, state: 'published' });
  const own = `c.university_id = ${sample.universityId} and c.id = ${sample.courseId}`;
  const courses = `select r.* from public.courses c, jsonb_populate_record(c, case when c.state = 'draft' then ${published} else '{}' end) r where ${own}`;
  return { ...Object.fromEntries(rows), courses };
}

const BEGINNING = /^\s*(?:\/\* once \*\/\s*)?(?:(with)\s+(recursive\s+)?)?/i;

/**
 * Hides tables behind common table expressions of the same name at the beginning of a statement, so that it only sees
 * what a preview may show.
 */
export function shadowing(tables: readonly string[], sample: Sample): (query: Sql) => Sql {
  const instead = contents(sample);
  return (query) => {
    const words = new Set(query.strings.join(' ').match(/\w+/g));
    const shadows = tables
      .filter((table) => words.has(table) && !CONTENT_TABLES.has(table))
      .map((table) => `${table} as (${instead[table] ?? `select * from public.${table} where false`})`);
    if (shadows.length === 0) return query;
    const [first = '', ...others] = query.strings;
    const [begun, hasQueries, recursive = ''] = BEGINNING.exec(first) ?? [''];
    const head = `${UNNAMED_MARK}with ${recursive}${shadows.join(', ')}${hasQueries ? ', ' : ' '}`;
    return new Sql([head + first.slice(begun.length), ...others], query.values);
  };
}
