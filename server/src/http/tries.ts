import type { FastifyRequest } from 'fastify';
import type { Call } from '@bcs/contract/kernel/call';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { acquireTurnOrWait, type Quota } from '#kernel/quota';
import { parseLoginName } from '#kernel/login-name';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { networkOf } from './rate-limit.ts';

/**
 * Counts an attempt at a call that allows guessing, across all processes.
 * @throws RefusalError D-206
 */
export async function countTry(call: Call, { ip, body }: FastifyRequest, services: Services): Promise<void> {
  const now = services.clock();
  await services.database.transaction(async (tx) => {
    // the shared key comes last, so that it is locked for the shortest time and always in the same order
    for (const [key, quota] of quotasOf(call, networkOf(ip), body)) {
      const seconds = await acquireTurnOrWait(tx, key, quota, now);
      if (seconds > 0) throw new RefusalError(FAILURES.RATE_LIMITED, undefined, seconds);
    }
  });
}

function quotasOf({ at, tries }: Call, address: string, body: unknown): (readonly [key: string, Quota])[] {
  if (!tries) return [];
  const { perName, perAddress } = tries;
  const key = `tries:${at}:${address}`;
  const typed = perName && (body as Readonly<Record<string, unknown>> | null | undefined)?.[perName.field];
  // names are only stored as hashes
  const name = typeof typed === 'string' ? parseLoginName(typed).hash.toString('hex') : null;
  return [
    ...(perName && name !== null ? [[`${key}:${name}`, quotaOf(perName)] as const] : []),
    [key, quotaOf(perAddress)],
  ];
}

const quotaOf = ({ calls, perSeconds }: { calls: number; perSeconds: number }): Quota => ({ most: calls, perSeconds });
