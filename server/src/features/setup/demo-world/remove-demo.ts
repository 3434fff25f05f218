import { sql, raw, type Tx } from '#database/db';
import { childrenFirst } from './children-first.ts';
import { type DemoIds, findReferences, findTables, type Reference } from './queries-demo-world.ts';

/** The tables of histories, which are permanent: no command changes them. ADM-030, ADM-113 */
const HISTORIES = ['audit_entries', 'audit_log', 'enrollment_history'];
/** The tables whose rows are only deleted together with their parent. ADM-102 */
const GO_ALONG = ['curriculum_plan_versions'];

interface Going extends DemoIds {
  readonly tx: Tx;
  /** The tables, children before their parents. */
  readonly order: readonly string[];
  readonly references: readonly Reference[];
  readonly hasUniversity: (table: string) => boolean;
}

/**
 * Deletes the demo world: first the rows of its universities, then those of its accounts, then both themselves. Where
 * its accounts are only named as authors, they are replaced by null; if anything else depends on them, the database
 * refuses. The number of statements depends on tables, not rows. ADM-125
 * @returns the keys of the files that are no longer needed
 */
export async function removeDemoWorld(tx: Tx, { universityIds, accountIds }: DemoIds): Promise<string[]> {
  await tx.longRunning();
  const references = await findReferences(tx);
  const tables = await findTables(tx);
  const names = [...tables.keys()].filter((name) => ![...HISTORIES, ...GO_ALONG].includes(name));
  const hasUniversity = (name: string) => tables.get(name)?.hasUniversity === true;
  const order = childrenFirst(names, references);
  const files = await tx.many<{ key: string }>(
    sql`select key from uploads where account_id = any(${[...accountIds]}::int[])`,
  );
  const going = { tx, order, references, hasUniversity, universityIds, accountIds };
  await removeUniversities(going);
  await removeAccounts(going);
  await tx.run(sql`delete from settings where key = 'demo-world'`);
  return files.map(({ key }) => key);
}

async function removeUniversities({ tx, order, references, hasUniversity, universityIds }: Going): Promise<void> {
  const here = [...universityIds];
  for (const name of order) {
    if (hasUniversity(name)) await tx.run(sql`delete from ${raw(name)} where university_id = any(${here}::int[])`);
    else
      for (const { parent, column, key } of references.filter(
        ({ child, parent: of }) => child === name && hasUniversity(of),
      ))
        await tx.run(sql`
          delete from ${raw(name)} where ${raw(column)} in (
            select ${raw(key)} from ${raw(parent)} where university_id = any(${here}::int[]))`);
  }
  await tx.run(sql`delete from universities where id = any(${here}::int[])`);
}

async function removeAccounts({ tx, order, references, hasUniversity, accountIds }: Going): Promise<void> {
  const people = [...accountIds];
  // uploads are deleted with their owner; files from the command line have none
  await tx.run(sql`delete from uploads where account_id = any(${people}::int[])`);
  for (const name of order)
    for (const { column, required } of references.filter(
      ({ child, parent }) => child === name && parent === 'accounts',
    )) {
      const theirs = sql`${raw(column)} = any(${people}::int[])`;
      if (!required) await tx.run(sql`update ${raw(name)} set ${raw(column)} = null where ${theirs}`);
      else if (hasUniversity(name))
        await tx.run(sql`delete from ${raw(name)} where ${theirs} and university_id is null`);
      else await tx.run(sql`delete from ${raw(name)} where ${theirs}`);
    }
  await tx.run(sql`delete from accounts where id = any(${people}::int[])`);
}
