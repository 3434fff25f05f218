import type { Sql, Database, Db, Tx } from '#database/db';

/** The properties that JavaScript itself reads of any object. */
const ASKED_BY_NOBODY = new Set<string | symbol>(['then', 'toJSON']);
/** A library looks whether something is there; our own code counts on it. */
const isOurs = (frame: string) => !frame.includes('/node_modules/') && /\.tsx?:\d+/.test(frame);

/**
 * A row that answers for the columns it has. The type of a row is only asserted, so that a column that was renamed in
 * the statement would read as undefined: here our own code that reads it fails, and says which one. Where a field may be
 * missing a copy of the row is handed on, `{ ...row }`, which no longer watches.
 */
function strict<Row>(row: Row, query: Sql): Row {
  return new Proxy(row as object, {
    get(columns, name, self) {
      if (name in columns || typeof name === 'symbol' || ASKED_BY_NOBODY.has(name))
        return Reflect.get(columns, name, self);
      const missing = new Error(
        `No column "${name}" but ${Object.keys(columns).join(', ')} in a row of: ${query.text.trim().slice(0, 200)}`,
      );
      const [, , reader = ''] = missing.stack?.slice(missing.stack.indexOf('\n    at ')).split('\n') ?? [];
      if (!isOurs(reader)) return undefined;
      // whoever calls over HTTP would only read that something went wrong
      process.stderr.write(`${missing.message}\n${reader}\n`);
      throw missing;
    },
  }) as Row;
}

const strictVerbs = (db: Db): Pick<Db, 'many' | 'one' | 'maybe'> => ({
  many: async <Row>(query: Sql) => (await db.many<Row>(query)).map((row) => strict(row, query)),
  one: async <Row>(query: Sql) => strict(await db.one<Row>(query), query),
  maybe: async <Row>(query: Sql) => {
    const row = await db.maybe<Row>(query);
    return row === undefined ? undefined : strict(row, query);
  },
});

/** Wraps a database for tests: its rows fail where a column is read that they do not have. */
export const withStrictRows = (database: Database): Database => ({
  ...database,
  ...strictVerbs(database),
  transaction: (work) => database.transaction((tx: Tx) => work({ ...tx, ...strictVerbs(tx) })),
});
