import { ROWS_PER_PAGE } from '@bcs/contract/kernel/listing';
import { sql, type Sql, type Db } from '#database/db';

interface List {
  /** The columns of a row, as for `json_build_object`: `'id', g.id, 'at', iso(g.at)`. */
  readonly row: Sql;
  readonly from: Sql;
  readonly where: Sql;
  /** Ends with something unique, so that no row stands on two pages. */
  readonly order: Sql;
}

/** One page of a list and how many rows match, in one statement. ADM-015 */
export const findPage = <Row>(db: Db, { row, from, where, order }: List, page: number) =>
  db.one<{ rows: Row[]; total: number }>(sql`
    select (select count(*)::int from ${from} where ${where}) as total,
      array(select json_build_object(${row}) from ${from} where ${where} order by ${order}
        limit ${ROWS_PER_PAGE} offset ${page * ROWS_PER_PAGE}) as rows`);

/** A column of a list in the direction somebody chose. */
export const ordered = (column: Sql, descending: boolean): Sql =>
  descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;

/**
 * Tells whether a text contains what somebody typed, whatever accents and case. For short lists: no index serves it.
 */
export const contains = (typed: string, text: Sql): Sql =>
  sql`position(name_key(${typed.trim()}::text) in name_key(${text})) > 0`;

/** A word as the beginning that is searched for, in the form of `tsquery`. */
const beginning = (word: string): string => `'${word.replaceAll('\\', '\\\\')}':*`;

/** The `tsquery` that finds what has a word beginning with each of these. */
export const beginningsOf = (words: readonly string[]): string => words.map((word) => beginning(word)).join(' & ');
