import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel/services';
import { exchangeIn } from './exchange-counts.ts';
import { limitStore } from './limit-store.ts';
import { callsPerMinute, keyOfCaller } from './rate-limit.ts';
import { SharedCounts } from './shared-counts.ts';

/** Counts in all processes together, until the app is closed. */
export function shareCounts(app: FastifyInstance, { database, clock }: Services): SharedCounts {
  // nobody else can have an embedded database open
  const counts = new SharedCounts(clock, database.engine === 'embedded' ? null : exchangeIn(database, clock));
  app.addHook('onClose', () => counts.stop());
  return counts;
}

/** Limits how often somebody calls. Call it before any route is added. D-019 */
export async function limitCalls(app: FastifyInstance, counts: SharedCounts): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: keyOfCaller('token'),
    store: limitStore(counts),
  });
}
