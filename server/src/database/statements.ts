import { hash } from 'node:crypto';
import type pg from 'pg';
import type { Sql, Db } from './db.ts';

/** The common part of a pg client and a pg pool. */
export interface QueryRunner {
  query(config: pg.QueryConfig | string): Promise<pg.QueryResult>;
}

/**
 * The number of statements that get a name: the server plans a named one once per connection, which is 2 to 5 times
 * faster.
 */
const NAMES_KEPT = 1000;
const names = new Map<string, string>();
/** Marks a statement that is composed for a single use, and so gets no name. */
export const UNNAMED_MARK = '/* once */ ';

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMES_KEPT || text.startsWith(UNNAMED_MARK)) return known;
  const name = `s_${hash('sha1', text).slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/** Builds the query methods on anything that runs statements. */
export function queries(runner: QueryRunner): Db {
  const run = (query: Sql) => {
    const { text } = query;
    const name = nameOf(text);
    return runner.query({ text, values: query.values, ...(name && { name }) });
  };
  return {
    many: async <Row>(query: Sql) => (await run(query)).rows as Row[],
    maybe: async <Row>(query: Sql) => (await run(query)).rows[0] as Row | undefined,
    one: async <Row>(query: Sql) => {
      const { rows } = await run(query);
      if (rows.length === 0) throw new Error(`A row was expected from: ${query.text.slice(0, 200)}`);
      return rows[0] as Row;
    },
    run: async (query: Sql) => (await run(query)).rowCount ?? 0,
    script: async (text: string) => void (await runner.query(text)),
  };
}
