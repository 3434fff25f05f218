import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import { sql, type Db, type Sql } from '#database/db';
import { insertKeyedAssignments, insertKeyedSessions } from '#features/course-files/queries-write';
import { copyAssignments, copySessions } from '#features/scheduling/queries-copied';
import type { CopiedClass } from '#features/scheduling/queries-copy';
import { ANCHOR } from '#testing/demo-world';

type Table = 'sessions' | 'assignments';

/** A place that has to name every column of a table. */
interface ColumnPlace {
  readonly name: string;
  /** The fate of a column that is missing there. */
  readonly loss: string;
  readonly named: (db: Db, table: Table) => Promise<readonly string[]>;
  /** The columns that it leaves out, each with its reason. */
  readonly without: Readonly<Record<Table, Readonly<Record<string, string>>>>;
}

const listed = (columns: string): string[] => columns.split(',').map((name) => name.trim());

/** The columns that a write inserts, read from its statement, which is not run. */
async function insertedBy(table: Table, write: (tx: Db) => Promise<unknown>): Promise<string[]> {
  let statement = '';
  const many = (query: Sql) => {
    statement = query.text;
    return Promise.resolve([]);
  };
  await write({ many } as unknown as Db);
  const [, columns = ''] = new RegExp(`insert into ${table} \\(([^)]*)\\)`).exec(statement) ?? [];
  return listed(columns);
}

const CLASS = { universityId: 1, courseId: 1, enrollmentId: 1 } as ClassAdministrator;
const COPY = { source: { universityId: 1, items: [] as CopiedClass['items'] } as CopiedClass, items: [] };
const TO = { timeZone: 'UTC' } as Parameters<typeof copyAssignments>[2]['to'];

const PLACE_STAYS = {
  university_id: 'an item stays where it is',
  course_id: 'an item stays where it is',
  id: 'an item stays the same',
  context_id: 'whether it is academic or career is chosen once',
};
const COUNTS_ANEW = 'what is new begins to count';
const NONE_YET = 'what is new has none yet';

/** The trigger that counts the versions of an item. ADM-115 */
export const COUNTED: ColumnPlace = {
  name: 'the trigger that counts versions',
  loss: 'a second editor overwrites it unseen',
  named: async (db, table) => {
    const rows = await db.many<{ name: string }>(sql`
      select a.attname as name from pg_trigger t
      join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr)
      where t.tgrelid = ${table}::regclass and t.tgfoid = 'count_a_version'::regproc
        and pg_get_triggerdef(t.oid) ~ concat('\\mold\\.', a.attname, '\\M.*\\mnew\\.', a.attname, '\\M')`);
    return rows.map(({ name }) => name);
  },
  without: {
    sessions: {
      ...PLACE_STAYS,
      created_by: 'who made it stays the same',
      rule_id: 'the rule from which it came stays the same',
      curriculum_key: 'it is given once',
      absences_set_at: 'no editor writes it',
      resources_version: 'it is a count of its own',
      version: 'it is the count',
      updated_at: 'it says nothing by itself',
    },
    assignments: {
      ...PLACE_STAYS,
      buffer_days: 'an extension is given beside the editor, which does not write it',
      curriculum_key: 'it is given once',
      version: 'it is the count',
      updated_at: 'it says nothing by itself',
    },
  },
};

/** The copy of a class. ADM-073 */
export const COPIED: ColumnPlace = {
  name: 'the statement that copies a class',
  loss: 'a copy loses it',
  named: (_db, table) =>
    insertedBy(table, (tx) =>
      table === 'sessions'
        ? copySessions(tx, CLASS, COPY, ANCHOR)
        : copyAssignments(tx, CLASS, { ...COPY, to: TO }, [], ANCHOR),
    ),
  without: {
    sessions: {
      created_by: 'who copies need not be a member of the new class',
      cancelled_at: 'a cancelled session is not copied',
      absences_set_at: NONE_YET,
      rule_id: 'the rules stay with their class',
      curriculum_key: NONE_YET,
      version: COUNTS_ANEW,
      resources_version: COUNTS_ANEW,
    },
    assignments: {
      id: 'the database gives it',
      archived_at: 'an archived assignment is not copied',
      curriculum_key: NONE_YET,
      version: COUNTS_ANEW,
    },
  },
};

/** The take-over from a folder or a plan. ADM-103 */
export const TAKEN_OVER: ColumnPlace = {
  name: 'the statement that takes over from a folder or a plan',
  loss: 'a class that comes from one loses it',
  named: (_db, table) =>
    insertedBy(table, (tx) =>
      table === 'sessions' ? insertKeyedSessions(tx, CLASS, [], ANCHOR) : insertKeyedAssignments(tx, CLASS, [], ANCHOR),
    ),
  without: {
    sessions: {
      id: 'the database gives it',
      classroom_id: 'a folder names no rooms',
      rule_id: 'a folder names no rules',
      cancelled_at: NONE_YET,
      absences_set_at: NONE_YET,
      version: COUNTS_ANEW,
      resources_version: COUNTS_ANEW,
    },
    assignments: {
      id: 'the database gives it',
      buffer_days: 'a folder names no extensions',
      archived_at: NONE_YET,
      version: COUNTS_ANEW,
    },
  },
};

/** Names the stored columns that a place forgets, and reasons that it does not need. */
export async function forgottenColumns(db: Db, { name: place, loss, named, without }: ColumnPlace): Promise<string[]> {
  const found: string[] = [];
  for (const table of ['sessions', 'assignments'] as const) {
    const stored = await db.many<{ name: string }>(sql`
      select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
        and attgenerated = '' order by attnum`);
    const names = await named(db, table);
    for (const { name } of stored) {
      const isNamed = names.includes(name);
      if (!isNamed && !(name in without[table]))
        found.push(`${table}.${name} is missing in ${place}, so that ${loss}: add it there, or its reason here.`);
      if (isNamed && name in without[table]) found.push(`${table}.${name} is in ${place}: its reason can go.`);
    }
  }
  return found;
}
