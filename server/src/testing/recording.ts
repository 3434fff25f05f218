import type { Sql, Database, Db } from '#database/db';

/** One statement as it went to the database. */
export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Statements that belong together: those of one transaction, or a single one outside of any. */
export interface RecordedTransaction {
  readonly transaction: boolean;
  readonly statements: readonly RecordedStatement[];
}

/** A database whose statements are recorded, and those recorded since the last `take`. */
export interface Recording {
  readonly database: Database;
  take(): RecordedTransaction[];
}

/** Writes down every statement on its way to the database. */
export function recording(database: Database): Recording {
  let rounds: RecordedTransaction[] = [];
  const alone = (statement: RecordedStatement) => void rounds.push({ transaction: false, statements: [statement] });
  return {
    database: {
      ...database,
      ...listening(database, alone),
      transaction: (work) => {
        const statements: RecordedStatement[] = [];
        rounds.push({ transaction: true, statements });
        return database.transaction((tx) =>
          work({
            ...listening(tx, (statement) => void statements.push(statement)),
            longRunning: () => tx.longRunning(),
          }),
        );
      },
    },
    take: () => {
      const taken = rounds;
      rounds = [];
      return taken;
    },
  };
}

function listening(db: Db, hear: (statement: RecordedStatement) => void): Db {
  const heard = (query: Sql): Sql => {
    hear({ text: query.text, values: query.values });
    return query;
  };
  return {
    many: (query) => db.many(heard(query)),
    one: (query) => db.one(heard(query)),
    maybe: (query) => db.maybe(heard(query)),
    run: (query) => db.run(heard(query)),
    script: (text) => {
      hear({ text, values: [] });
      return db.script(text);
    },
  };
}
