import { beforeAll } from 'vitest';
import type { World } from './world.ts';

/** Makes the world listen on a port, for programs that need one. */
export function listenWorld(world: World): { readonly origin: string } {
  let origin = '';
  beforeAll(async () => {
    origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  });
  return {
    get origin() {
      return origin;
    },
  };
}
