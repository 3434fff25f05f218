import { clearWorld, plantWorld } from './running-app.ts';

/** Before the first journey: the world is planted. After the last one it is cleared away. */
export default async function setUp(): Promise<() => Promise<void>> {
  const world = await plantWorld();
  process.env['E2E_WORLD'] = world;
  return () => clearWorld(world);
}
