import { takeTurns } from '#features/preferences/queries-turns';
import type { Services } from '#kernel/services';

/**
 * Takes the digests that are due, some people at a time, each batch in a short transaction of its own: many processes may
 * do so at once, and nobody's other calls wait for it. SUCC-079
 */
export async function takeDigests({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  let more = true;
  while (more) more = await database.transaction((tx) => takeTurns(tx, now));
}
