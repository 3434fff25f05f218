import { sql, join, raw, type Database, type Db } from '#database/db';
import { migrate, migrations } from '#database/migrate';
import { continueIds } from '#database/seed/plant';
import { BackupRefused, readMark, RowTally, type BackupHead, type MarkedLine } from './format.ts';
import { FILLED_BY_MIGRATIONS, tablesInOrder, type Table } from './tables.ts';

type SaveFile = (path: string, bytes: Buffer) => void;
const ROWS_AT_ONCE = 500;
const LETTERS_AT_ONCE = 4_000_000;

/**
 * Loads a backup into an empty database: its schema, its rows, and then newer migrations, so that they process the
 * data. Refuses a database that is not empty. Returns the number of rows.
 */
export async function load(database: Database, lines: AsyncIterable<string>, saveFile: SaveFile): Promise<number> {
  const rows = await loadAsItWas(database, lines, saveFile);
  await migrate(database);
  return rows;
}

/** Loads a backup without newer migrations. */
export async function loadAsItWas(
  database: Database,
  lines: AsyncIterable<string>,
  saveFile: SaveFile,
): Promise<number> {
  const reader = lines[Symbol.asyncIterator]();
  const first = await reader.next();
  const head = headOf(first.done ? '' : first.value);
  await prepareSchema(database, head);
  const tally = new RowTally();
  tally.add(first.value as string);
  await database.transaction(async (tx) => {
    await tx.longRunning();
    await refuseFilled(tx);
    await turnTriggers(tx, 'disable');
    await new Loading(tx, tally, saveFile).all(reader);
    await turnTriggers(tx, 'enable');
    await continueIds(tx);
  });
  return tally.rows;
}

function headOf(line: string): BackupHead {
  const head = readMark(line);
  if (head?.kind !== 'head' || head.value.format !== 'bcs-backup')
    throw new BackupRefused('This file is not a backup of Bootcamp Square.');
  if (head.value.version !== 1) throw new BackupRefused('This backup was made by a newer version of Bootcamp Square.');
  return head.value;
}

async function prepareSchema(database: Database, { migrations: then }: BackupHead): Promise<void> {
  const known = migrations();
  const strange = then.find((name) => !known.some((migration) => migration.name === name));
  if (strange) throw new BackupRefused(`This backup was made by a newer version of Bootcamp Square (${strange}).`);
  const { empty } = await database.one<{ empty: boolean }>(
    sql`select to_regclass('schema_migrations') is null as empty`,
  );
  if (empty)
    return void (await migrate(
      database,
      known.filter(({ name }) => then.includes(name)),
    ));
  const ran = await database.many<{ name: string }>(sql`select name from schema_migrations`);
  if (ran.length !== then.length)
    throw new BackupRefused(
      'This backup has another schema than the database: restore it into a database without any tables.',
    );
}

async function refuseFilled(tx: Db): Promise<void> {
  for (const { name } of await tablesInOrder(tx)) {
    if (FILLED_BY_MIGRATIONS.includes(name)) await tx.run(sql`delete from ${raw(name)}`);
    else if (await tx.maybe(sql`select 1 from ${raw(name)} limit 1`))
      throw new BackupRefused(`The database is not empty: ${name} has rows. Nothing was changed.`);
  }
}

/**
 * Switches triggers on or off. A backup contains the rows that triggers have written, so they must not run while it is
 * loaded, whatever the version of the schema.
 */
async function turnTriggers(tx: Db, to: 'disable' | 'enable'): Promise<void> {
  for (const { name } of await tablesInOrder(tx)) await tx.script(`alter table "${name}" ${to} trigger user`);
}

/**
 * Reads a backup to its end before anything is written.
 * @throws BackupRefused if it is incomplete
 */
export async function checkWhole(lines: AsyncIterable<string>): Promise<void> {
  const tally = new RowTally();
  let isFirst = true;
  for await (const line of lines) {
    if (isFirst) headOf(line);
    isFirst = false;
    const marked = readMark(line);
    if (marked?.kind === 'end') return refuseWrongSum(marked, tally);
    tally.add(line);
  }
  throw isFirst ? new BackupRefused('This file is not a backup of Bootcamp Square.') : cutOff();
}

const cutOff = () => new BackupRefused('The backup is cut off: its end is missing. Nothing was restored.');

function refuseWrongSum({ value }: Extract<MarkedLine, { kind: 'end' }>, tally: RowTally): void {
  const { rows, sha256 } = tally.end();
  if (rows !== value.rows || sha256 !== value.sha256)
    throw new BackupRefused('The backup is damaged: its sum does not agree. Nothing was restored.');
}

/** Reads the lines after the head and inserts rows in batches. */
class Loading {
  readonly #tx: Db;
  readonly #tally: RowTally;
  readonly #saveFile: SaveFile;
  #table: Table | null = null;
  #rows: string[] = [];
  #letters = 0;

  constructor(tx: Db, tally: RowTally, saveFile: SaveFile) {
    this.#tx = tx;
    this.#tally = tally;
    this.#saveFile = saveFile;
  }

  async all(reader: AsyncIterator<string>): Promise<void> {
    const known = new Map((await tablesInOrder(this.#tx)).map((table) => [table.name, table]));
    for (let next = await reader.next(); !next.done; next = await reader.next()) {
      const line = next.value;
      const marked = readMark(line);
      if (marked?.kind === 'end') return this.#finish(marked);
      this.#tally.add(line);
      if (marked === null) await this.#row(line);
      else if (marked.kind === 'table') await this.#begin(marked.value, known);
      else if (marked.kind === 'file') this.#saveFile(marked.value.path, Buffer.from(marked.value.base64, 'base64'));
    }
    throw cutOff();
  }

  async #finish(end: Extract<MarkedLine, { kind: 'end' }>): Promise<void> {
    await this.#flush();
    refuseWrongSum(end, this.#tally);
  }

  /** Starts a table; its names are used in SQL only if the database knows them. */
  async #begin(table: Table, known: ReadonlyMap<string, Table>): Promise<void> {
    await this.#flush();
    const columns = known.get(table.name)?.columns;
    const strange = table.columns.find((column) => !columns?.includes(column));
    if (!columns || strange !== undefined)
      throw new BackupRefused(`The backup has an unknown table or column: ${table.name} ${strange ?? ''}.`);
    this.#table = table;
  }

  async #row(line: string): Promise<void> {
    if (!this.#table) throw new BackupRefused('The backup is damaged: a row stands before its table.');
    this.#rows.push(line);
    this.#letters += line.length;
    if (this.#rows.length >= ROWS_AT_ONCE || this.#letters >= LETTERS_AT_ONCE) await this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#table && this.#rows.length > 0) {
      const columns = join(this.#table.columns.map((column) => raw(`"${column}"`)));
      const table = raw(this.#table.name);
      await this.#tx.run(sql`
        insert into ${table} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${table}, ${`[${this.#rows.join(',')}]`}::jsonb)`);
    }
    this.#rows = [];
    this.#letters = 0;
  }
}
