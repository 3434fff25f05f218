import { beforeAll, expect, test } from 'vitest';
import { sql, type Sql, type Db } from '#database/db';
import { ANCHOR, useWorld } from '#testing/world';
import { findPeople } from './queries-list.ts';

const world = useWorld();
const PEOPLE = 20_000;

beforeAll(async () => {
  await world.db.run(sql`
    insert into accounts (email, first_name, last_name, draft_key)
    select 'person' || n || '@school.example', (array['Maya', 'Zoë', 'Liam', 'Ana'])[1 + n % 4], 'O''Kafor' || n, 'x'
    from generate_series(1, ${PEOPLE}::int) n`);
  await world.db.run(sql`analyze accounts`);
}, 60_000);

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}
/** The number of rows of accounts that were read, needed or not. */
const read = (node: Node): number =>
  (node['Relation Name'] === 'accounts'
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, each) => sum + read(each), 0);

/** Counts the account rows that the list reads for a search. */
async function readFor(search: string): Promise<number> {
  let query: Sql | undefined;
  const asked = { one: async (given: Sql) => ((query = given), { total: 0, rows: [] }) } as unknown as Db;
  const everybody = { accountId: 1, canManageAttendance: false, reach: { installation: true, universityIds: [] } };
  const filters = { role: null, universityId: null, cohortId: null, courseId: null, state: null };
  const wanted = { search, ...filters, sort: 'name', descending: false, page: 0 } as const;
  await findPeople(asked, everybody, wanted, ANCHOR);
  const plan = await world.db.one<Record<'QUERY PLAN', [{ Plan: Node }]>>(
    sql`explain (analyze, format json) ${query as Sql}`,
  );
  return read(plan['QUERY PLAN'][0].Plan);
}

test.each(["o'kafor1234", 'OKAFOR1234', 'person1234', 'person1234@school', 'maya okafor1234'])(
  'among many thousands %s is found without reading them all [ADM-015, ADM-016]',
  async (search) => {
    expect(await readFor(search)).toBeLessThan(500);
  },
);

test('a search that an index cannot answer is seen by this test', async () => {
  expect(await readFor('')).toBeGreaterThanOrEqual(PEOPLE);
});
