import type { Instant } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import { plantWorld } from '#database/seed/world';
import { demoPasswordHash, testServices } from './services.ts';

/** Wednesday at 18:10 in New York; today's class begins at 18:30. */
export const ANCHOR: Instant = '2026-03-11T22:10:00.000Z';

/** Plants the demo world for tests. */
export async function plantDemoWorld(database: Database): Promise<void> {
  const { sealer, files } = testServices(database, () => ANCHOR);
  const seal = (secret: string, accountId: number) => sealer.seal(secret, `mfa:${accountId}`);
  await plantWorld(database, { anchor: ANCHOR, passwordHash: await demoPasswordHash(), seal, files });
}
