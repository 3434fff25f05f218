import { ROWS_PER_PAGE } from '@bcs/contract/kernel/listing';
import { sql, type Sql, type Db } from '#database/db';

interface List {
  /** The columns of a row, as for `json_build_object`: `'id', g.id, 'at', iso(g.at)`. */
  readonly row: Sql;
  readonly from: Sql;
  readonly where: Sql;
  /** The order, which must end with something unique so that no row is on two pages. */
  readonly order: Sql;
}

/** Finds one page of a list and the number of matching rows in one statement. ADM-015 */
export const findPage = <Row>(db: Db, { row, from, where, order }: List, page: number) =>
  db.one<{ rows: Row[]; total: number }>(sql`
    select (select count(*)::int from ${from} where ${where}) as total,
      array(select json_build_object(${row}) from ${from} where ${where} order by ${order}
        limit ${ROWS_PER_PAGE} offset ${page * ROWS_PER_PAGE}) as rows`);

/** A sort column in the chosen direction. */
export const orderedBy = (column: Sql, descending: boolean): Sql =>
  descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;

/** Tells whether a text contains a typed one, ignoring accents and case. For short lists only: no index supports it. */
export const containsTyped = (typed: string, text: Sql): Sql =>
  sql`position(name_key(${typed.trim()}::text) in name_key(${text})) > 0`;

/** A word as a prefix in the syntax of `tsquery`. */
const beginning = (word: string): string => `'${word.replaceAll('\\', '\\\\')}':*`;

/** The `tsquery` for texts in which each of these begins a word. */
export const beginningsOf = (words: readonly string[]): string => words.map((word) => beginning(word)).join(' & ');
