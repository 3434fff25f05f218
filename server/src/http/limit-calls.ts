import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel/services';
import { exchangeIn } from './exchange-counts.ts';
import { limitStore } from './limit-store.ts';
import { callsPerMinute, keyOfCaller } from './rate-limit.ts';
import { SharedCounts } from './shared-counts.ts';

/** Limits how often somebody calls, in all processes together. Call it before any route is added. D-019 */
export async function limitCalls(app: FastifyInstance, { database, clock }: Services): Promise<void> {
  // nobody else can have an embedded database open
  const counts = new SharedCounts(clock, database.engine === 'embedded' ? null : exchangeIn(database, clock));
  app.addHook('onClose', () => counts.stop());
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: keyOfCaller('token'),
    store: limitStore(counts),
  });
}
