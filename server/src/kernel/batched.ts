import { sql, join, raw, type Sql, type Database } from '#database/db';
import { UNNAMED_MARK } from '#database/statements';

type Waiting = Readonly<{ query: Sql; resolve: (rows: readonly unknown[]) => void; reject: (error: unknown) => void }>;
/**
 * Wraps a database for many reads at once: statements with the same text sent in one turn are combined into one, each
 * with its own values. So the number of statements depends on what is asked, not on how often. D-174
 */
export function batched(database: Database): Database {
  let waiting: Waiting[] = [];
  const flush = () => {
    const sent = waiting;
    waiting = [];
    for (const group of Map.groupBy(sent, ({ query }) => query.text).values()) void answer(database, group);
  };
  const many = <Row>(query: Sql) =>
    new Promise<Row[]>((resolve, reject) => {
      // the follow-up statements of one turn are combined as well
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ query, resolve: resolve as Waiting['resolve'], reject });
    });
  return {
    ...database,
    many,
    maybe: async <Row>(query: Sql) => (await many<Row>(query))[0],
    one: async <Row>(query: Sql) => {
      const [row] = await many<Row>(query);
      if (row === undefined) throw new Error(`A row was expected from: ${query.text.slice(0, 200)}`);
      return row;
    },
    run: once((query: Sql) => database.run(query)),
  };
}

async function answer(database: Database, group: readonly Waiting[]): Promise<void> {
  const byValues = [...Map.groupBy(group, ({ query }) => JSON.stringify(query.values)).values()];
  try {
    const answers = await rowsOf(
      database,
      byValues.flatMap(([first]) => (first ? [first.query] : [])),
    );
    for (const [of, same] of byValues.entries()) for (const { resolve } of same) resolve(answers[of] ?? []);
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** Runs the queries in one statement, and returns the rows of each. */
async function rowsOf(database: Database, queries: readonly Sql[]): Promise<unknown[][]> {
  const [only, ...others] = queries;
  if (only && others.length === 0) return [await database.many(only)];
  const parts = queries.map(
    (query, of) => sql`select ${raw(String(of))} as __of, row_number() over () as __at, q.* from (${query}
    ) q`,
  );
  const rows = await database.many<{ __of: number; __at: number }>(join(parts, ' union all ', UNNAMED_MARK));
  const answers: unknown[][] = queries.map(() => []);
  // each part numbers its rows; the combined rows may come in any order
  for (const { __of: of, __at: _at, ...row } of rows.toSorted((a, b) => a.__at - b.__at)) answers[of]?.push(row);
  return answers;
}

/** Runs equal simultaneous statements once, such as marking a token as used. */
function once(run: (query: Sql) => Promise<number>): (query: Sql) => Promise<number> {
  const running = new Map<string, Promise<number>>();
  return (query) => {
    const key = JSON.stringify([query.text, query.values]);
    const known = running.get(key) ?? run(query).finally(() => running.delete(key));
    running.set(key, known);
    return known;
  };
}
