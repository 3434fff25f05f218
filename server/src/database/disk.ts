import { statfs } from 'node:fs/promises';

/** Its log alone may take as much. */
const ROOM_NEEDED = 64 * 1024 * 1024;

/** The disk below the embedded database. */
export class Disk {
  readonly #folder: string | undefined;
  #wasFull = false;

  /** @param folder none for a database in memory */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Some statement has found it full: for this once it is, whatever there is now. */
  foundFull(): void {
    this.#wasFull = true;
  }

  async isFull(): Promise<boolean> {
    const wasFull = this.#wasFull;
    this.#wasFull = false;
    if (this.#folder === undefined) return wasFull;
    const { bavail, bsize } = await statfs(this.#folder);
    return wasFull || bavail * bsize < ROOM_NEEDED;
  }
}
