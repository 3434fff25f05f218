import { beforeAll } from 'vitest';
import type { World } from './world.ts';

/** The world on a port as well, for programs that know no other way. */
export function listening(world: World): { readonly origin: string } {
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
