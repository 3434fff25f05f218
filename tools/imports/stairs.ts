import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Which step of the stairs a feature stands on: 0 is the lowest. */
export type Stairs = ReadonlyMap<string, number>;

/** Reads the order of the features from the contract. */
export async function readStairs(root: string): Promise<Stairs> {
  const file = pathToFileURL(join(root, 'contract/src/features.ts')).href;
  const { FEATURES } = (await import(file)) as { FEATURES: readonly string[] };
  return new Map(FEATURES.map((feature, step) => [feature, step]));
}
