import { clearWorld, plantWorld } from './running-app.ts';

/** Plants the world before the first journey, and deletes it after the last one. */
export default async function setUp(): Promise<() => Promise<void>> {
  const world = await plantWorld();
  process.env['E2E_WORLD'] = world;
  return () => clearWorld(world);
}
