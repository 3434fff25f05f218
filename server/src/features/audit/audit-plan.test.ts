import { expect, test } from 'vitest';
import { sql, type Sql, type Db } from '#database/db';
import { useWorld } from '#testing/world';
import { findEntries } from './queries.ts';

const world = useWorld();
const ENTRIES = 5000;
const ALL = { person: '', object: '', courseId: null, action: null, origin: null, from: null, until: null } as const;
const everything = { accountId: 1, reach: { installation: true, universityIds: [] }, seats: [] };

interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Node[];
}
/** The number of rows of entries that were read, including repeated reads. */
const read = (node: Node): number =>
  (node['Relation Name'] === 'audit_entries' ? node['Actual Rows'] * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, each) => sum + read(each), 0);

test.each([true, false])(
  'entries are counted once, and of a page no others are read [ADM-127] (newest first: %s)',
  async (descending) => {
    await world.db.run(sql`
    insert into audit_entries (at, origin, action, object_kind, object_id, object_name)
    select now(), 'screen', 'person.update', 'person', 1, 'Somebody' from generate_series(1, ${ENTRIES}::int)`);
    await world.db.run(sql`analyze audit_entries`);
    const { total } = await world.db.one<{ total: number }>(sql`select count(*)::int as total from audit_entries`);
    let query: Sql | undefined;
    const asked = { one: async (given: Sql) => ((query = given), { total: 0, rows: [] }) } as unknown as Db;
    await findEntries(asked, everything, { ...ALL, sort: 'at', descending, page: 1 });
    const plan = await world.db.one<Record<'QUERY PLAN', [{ Plan: Node }]>>(
      sql`explain (analyze, format json) ${query as Sql}`,
    );
    expect(read(plan['QUERY PLAN'][0].Plan) - total).toBe(100);
  },
);
