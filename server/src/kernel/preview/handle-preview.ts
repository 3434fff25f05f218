import { FAILURES, PREVIEW_ONLY } from '@bcs/contract/kernel/failure';
import type { Preview } from '@bcs/contract/kernel/preview';
import { sql, type Sql, type Database, type Db, type Tx } from '#database/db';
import { errorCode } from '#database/restart';
import type { Handler } from '../handler.ts';
import { handleCall, type IncomingCall } from '../pipeline.ts';
import { RefusalError } from '../refusal-error.ts';
import type { Services } from '../services.ts';
import { tokenHash } from '../tokens.ts';
import { shadowing, tablesOf } from './shadows.ts';

const WRITES_NOTHING = '25006';

/** Wraps a database so that every statement sees what a preview may show. */
function previewed(database: Database, tx: Tx, shadowed: (query: Sql) => Sql): Database {
  const db: Db = {
    many: (query) => tx.many(shadowed(query)),
    one: (query) => tx.one(shadowed(query)),
    maybe: (query) => tx.maybe(shadowed(query)),
    run: (query) => tx.run(shadowed(query)),
    script: () => Promise.reject(new RefusalError(PREVIEW_ONLY)),
  };
  return { ...database, ...db, transaction: (work) => work({ ...db, longRunning: async () => {} }) };
}

/**
 * Runs a read as a sample person in a class; everything else is refused. First `admits` checks the real caller. No row
 * is created for the sample person, and nobody's rows are read. ADM-025, D-180
 * @param admits checks the caller and returns the university of the class
 * @throws RefusalError PREVIEW_ONLY, those of `admits`, and those of the call
 */
export async function handlePreview(
  handler: Handler,
  admits: Handler,
  arrival: IncomingCall,
  preview: Preview,
  services: Services,
): Promise<unknown> {
  const { universityId } = (await handleCall(admits, { ...arrival, input: preview }, services)) as {
    universityId: number;
  };
  if (arrival.token === null) throw new RefusalError(FAILURES.UNAUTHENTICATED);
  if (handler.call.kind !== 'read') throw new RefusalError(PREVIEW_ONLY);
  const { database } = services;
  const sample = { ...preview, universityId, tokenHash: tokenHash(arrival.token), now: services.clock() };
  const shadowed = shadowing(await tablesOf(database), sample);
  try {
    return await database.transaction(async (tx) => {
      await tx.run(sql`set transaction read only`);
      // the catalogue queries the database itself, and would wait for this transaction if there is a single connection
      return handleCall(handler, arrival, {
        ...services,
        catalogue: null,
        database: previewed(database, tx, shadowed),
      });
    });
  } catch (error) {
    throw errorCode(error) === WRITES_NOTHING ? new RefusalError(PREVIEW_ONLY) : error;
  }
}
