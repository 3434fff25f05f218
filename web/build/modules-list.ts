import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const FILE = join(import.meta.dirname, '../node_modules/.cache/modules.json');

const ROOT = join(import.meta.dirname, '../..');
const nameOf = (id: string) => relative(ROOT, id.replaceAll('\0', '')).replaceAll('\\', '/');

/** Writes which modules stand in each built file, with the characters of each: `npm run weigh` reads it. */
export const modulesList: Plugin = {
  name: 'bcs:modules-list',
  apply: 'build',
  async writeBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const list = Object.fromEntries(
      Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return [];
        const lengths = Object.entries(file.modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength]);
        return [[file.fileName, Object.fromEntries(lengths)]];
      }),
    );
    await mkdir(dirname(FILE), { recursive: true });
    await writeFile(FILE, JSON.stringify(list));
  },
};
