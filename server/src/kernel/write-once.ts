import { z } from 'zod';
import type { Call } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Tx } from '#database/db';
import { isAdministration } from './scopes-of-grants.ts';

/** The key with which a page identifies one write, however often it sends it. */
export const WriteKey = z.string().regex(/^[\w-]{8,40}$/);

/** One write of one person. */
export type NamedWrite = Readonly<{ accountId: number; call: string; key: string; at: Instant }>;

/**
 * Tells whether a repeated write is done once. Secrets and files are not stored, so calls that return them run again.
 */
export const isDoneOnce = ({ kind, scope, tellsSecret, takesAway }: Call): boolean =>
  kind === 'write' && isAdministration(scope) && !tellsSecret && !takesAway;

/**
 * Runs a write unless it was done before, in which case its answer is returned again. Simultaneous repetitions wait for
 * the first. A refused write is rolled back, and can be sent again. ADM-118
 */
export async function writeOnce(
  tx: Tx,
  { accountId, call, key, at }: NamedWrite,
  write: () => Promise<unknown>,
): Promise<unknown> {
  const begun = await tx.run(sql`
    insert into writes_done (account_id, call, key, at) values (${accountId}, ${call}, ${key}, ${at})
    on conflict do nothing`);
  const own = sql`account_id = ${accountId} and call = ${call} and key = ${key}`;
  if (begun === 0) return (await tx.one<{ answer: unknown }>(sql`select answer from writes_done where ${own}`)).answer;
  const answer = await write();
  await tx.run(sql`update writes_done set answer = ${JSON.stringify(answer)}::jsonb where ${own}`);
  return answer;
}
