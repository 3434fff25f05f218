import { forgetSessions } from './session.ts';
import type { Server } from './server.ts';
import { openHouse } from './world.ts';

/** Opens the house anew whenever another file of walks begins: none finds the traces of another. */
export function keeper() {
  let house: Server | null = null;
  let openFor = '';
  const close = async () => {
    await house?.kill();
    house = null;
  };
  return {
    async openFor(file: string): Promise<void> {
      if (openFor === file) return;
      await close();
      forgetSessions();
      house = await openHouse(String(process.env['E2E_WORLD']), Number(process.env['E2E_PORT']));
      openFor = file;
    },
    close,
  };
}
export type Keeper = ReturnType<typeof keeper>;
