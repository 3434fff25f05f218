import { z } from 'zod';
import type { Call } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Tx } from '#database/db';
import { isAdministration } from './scopes-of-grants.ts';

/** The key by which a page names one write, however often it sends it. */
export const WriteKey = z.string().regex(/^[\w-]{8,40}$/);

/** One write of one person. */
export type NamedWrite = Readonly<{ accountId: number; call: string; key: string; at: Instant }>;

/**
 * Tells whether a call does once what is sent twice. An answer that is a secret or a file is not kept, so such a call
 * does it again.
 */
export const isDoneOnce = ({ kind, scope, tellsSecret, takesAway }: Call): boolean =>
  kind === 'write' && isAdministration(scope) && !tellsSecret && !takesAway;

/**
 * Writes, unless this write was done before: then its answer is given again. Of several at the same time one writes, and
 * the others wait for it. What is refused is rolled back, and may be sent again. ADM-118
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
