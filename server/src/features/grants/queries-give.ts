import type { Db } from '#database/db';
import { endSessionsWithoutFactor } from '#features/identity/queries-tokens';
import { audit, type Author } from '#kernel/audit';
import { given } from './entries.ts';
import { insertGrant } from './queries.ts';

/** A grant to be given: to whom, and over what; null for the installation. */
interface Gift {
  readonly accountId: number;
  /** The name of the person. */
  readonly name: string;
  readonly university: { readonly id: number; readonly name: string } | null;
}

/**
 * Gives a grant, by whichever door: what is signed in without a second factor is ended, and the history tells of it.
 * @returns the id of the grant. ADM-001, ADM-010
 */
export async function give(tx: Db, { accountId, name, university }: Gift, by: Author): Promise<number> {
  const universityId = university?.id ?? null;
  const giver = by.origin === 'screen' ? by.accountId : null;
  const id = await insertGrant(tx, { accountId, universityId }, giver, by.at);
  await endSessionsWithoutFactor(tx, accountId, by.at);
  await audit(tx, by, [given({ id, accountId, name, universityId, university: university?.name ?? null })]);
  return id;
}
