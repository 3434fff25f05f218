import { FAILURES, PREVIEW_ONLY } from '@bcs/contract/kernel/failure';
import type { Preview } from '@bcs/contract/kernel/preview';
import { sql, type Sql, type Database, type Db, type Tx } from '#database/db';
import { codeOf } from '#database/restart';
import type { Handler } from '../handler.ts';
import { handleCall, type IncomingCall } from '../pipeline.ts';
import { RefusalError } from '../refusal-error.ts';
import type { Services } from '../services.ts';
import { tokenHash } from '../tokens.ts';
import { shadowing, tablesOf } from './shadows.ts';

const WRITES_NOTHING = '25006';

/** A database in which every statement sees what a preview shows. */
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
 * A read as a sample person in a class sees it; everything else is refused. Who asks is asked `admits` first, as
 * themselves. No row is made for the sample person, and none of anybody is read. ADM-025, D-180
 * @param admits what tells whether the caller may, and the university of the class
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
      // the catalogue asks the database by itself, and would wait for this transaction where there is one connection
      return handleCall(handler, arrival, {
        ...services,
        catalogue: null,
        database: previewed(database, tx, shadowed),
      });
    });
  } catch (error) {
    throw codeOf(error) === WRITES_NOTHING ? new RefusalError(PREVIEW_ONLY) : error;
  }
}
