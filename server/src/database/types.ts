import pg from 'pg';
import type { CustomTypesConfig } from 'pg';

const { INT8, NUMERIC, DATE, TIMESTAMPTZ } = pg.types.builtins;

/** Normalizes an instant: PostgreSQL writes `2026-03-11 18:30:00.5+00`. */
const instantOf = (text: string) => {
  const iso = text.replace(' ', 'T');
  return new Date(/[+-]\d\d$/.test(iso) ? `${iso}:00` : iso).toISOString();
};

/** Parsers for numbers; ids and sums stay far below 2^53. */
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, (text) => text],
  [TIMESTAMPTZ, instantOf],
]);

/** The parsers for columns: instants and days become their canonical text, numbers become numbers. */
export const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
};
