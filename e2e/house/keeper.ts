import { forgetSessions } from './session.ts';
import { openHouse, type House } from './world.ts';

/** Opens the house anew whenever another file of walks begins: none finds the traces of another. */
export function keeper() {
  let house: House | null = null;
  let openFor = '';
  const close = async () => {
    await house?.close();
    house = null;
  };
  return {
    /** The house as fresh as the first walk of this file wants it. */
    async openFor(file: string): Promise<House> {
      if (house && openFor === file) return house;
      await close();
      forgetSessions();
      house = await openHouse(String(process.env['E2E_WORLD']));
      openFor = file;
      return house;
    },
    close,
  };
}
export type Keeper = ReturnType<typeof keeper>;
