import type { Values } from '@bcs/contract/features/imports/compare';
import type { Db } from '#database/db';
import {
  RowRefused,
  parseProblem,
  type FoundRow,
  type SaveContext,
  type Noun,
  type SavedRows,
  type RowWrite,
} from './noun.ts';

/** A stored row with all its cells and its id. */
export interface StoredRow {
  /** The id; undefined for a new row. */
  readonly id?: number | undefined;
  readonly [column: string]: unknown;
}
interface OneRow<Row> {
  /**
   * Finds the stored row.
   * @throws RowRefused
   */
  find(given: Row, tx: Db): Promise<StoredRow>;
  /** Derives values that a row implies, and columns whose earlier values no longer apply. */
  means?(given: Row, stored: StoredRow): Pick<FoundRow, 'implied' | 'forgets'>;
  /**
   * Saves a row and returns its id.
   * @throws RowRefused
   */
  save(row: Row, stored: StoredRow, importing: SaveContext): Promise<number>;
}

/** Looks up and saves rows one by one, for nouns with only tens of rows per file. */
export const oneByOne = <Row>({ find, means, save }: OneRow<Row>): Pick<Noun<Row>, 'find' | 'save'> => ({
  find: async (given, { tx }) => {
    const found: FoundRow[] = [];
    for (const one of given)
      found.push(
        await findOne(
          () => find(one, tx),
          (stored) => means?.(one, stored),
        ),
      );
    return found;
  },
  save: async (writes, importing) => {
    const objects: string[] = [];
    for (const write of writes)
      objects.push(String(await saveOne(write, () => save(write.row, storedOf(write), importing))));
    return { objects, reversals: [] } satisfies SavedRows;
  },
});

const storedOf = <Row>({ object, stored }: RowWrite<Row>): StoredRow => ({
  ...stored,
  id: object === null ? undefined : Number(object),
});

async function findOne(
  find: () => Promise<StoredRow>,
  means: (stored: StoredRow) => Pick<FoundRow, 'implied' | 'forgets'> | undefined,
): Promise<FoundRow> {
  try {
    const found = await find();
    const { id, ...stored } = found;
    const object = id === undefined ? null : String(id);
    return { object, stored: stored as Values, problems: [], ended: null, ...means(found) };
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    return { object: null, stored: {}, problems: [parseProblem(error.message)], ended: null };
  }
}

async function saveOne<Row>({ line }: RowWrite<Row>, save: () => Promise<number>): Promise<number> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof RowRefused) throw new RowRefused(error.message, line, { cause: error });
    const { constraint } = error as { constraint?: string };
    // the names of constraints say what they mean
    if (constraint) throw new RowRefused(constraint.replaceAll('_', ' '), line, { cause: error });
    throw error;
  }
}
