import { FILE_TOO_LARGE, noOneRoster, notTable } from '@bcs/contract/features/imports/failures';
import { MOST_BYTES, MOST_COLUMNS, MOST_ROWS } from '@bcs/contract/features/imports/reading';
import { asCsv } from '#kernel/list-file/as-csv';
import { NoList } from '#kernel/list-file/no-list';
import { RefusalError } from '#kernel/refusal-error';

const BOUNDS = { mostBytes: MOST_BYTES, mostRows: MOST_ROWS, mostColumns: MOST_COLUMNS };

/** The bytes of an uploaded list as CSV or OneRoster. ADM-038 @throws RefusalError */
export async function asListFile(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await asCsv(bytes, BOUNDS);
  } catch (error) {
    if (error instanceof NoList) throw new RefusalError(refusalOf(error), undefined, undefined, { cause: error });
    throw error;
  }
}

function refusalOf({ what, message }: NoList) {
  if (what === 'too large') return FILE_TOO_LARGE;
  return what === 'damaged' ? noOneRoster(message) : notTable(message);
}
