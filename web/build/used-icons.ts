import { globSync, readFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** `import { IconX, type Icon } from '@tabler/icons-react'` */
const IMPORT = /import \{([^}]+)\} from '@tabler\/icons-react'/g;
const EXPORT = /^export \{ (default as \w+(?:, default as \w+)*) \} from/;

const src = join(import.meta.dirname, '../src');
const used = new Set(
  globSync('**/*.{ts,tsx}', { cwd: src }).flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(IMPORT)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
    ),
  ),
);

/**
 * Keeps only the icons that the product shows, as the built app has them: each page of the tests would read all six
 * thousand. Its name says which, since Vite keeps what it found beforehand for as long as the plugins have the same
 * names.
 */
export const usedIcons: Plugin = {
  name: `used-icons-${hash('sha256', [...used].toSorted().join()).slice(0, 12)}`,
  load: {
    filter: { id: /icons-react\/dist\/esm\/tabler-icons-react\.mjs$/ },
    handler: (id) =>
      readFileSync(id, 'utf8')
        .split('\n')
        .filter((line) =>
          EXPORT.exec(line)?.[1]
            ?.split(', ')
            .some((name) => used.has(name.replace('default as ', ''))),
        )
        .join('\n'),
  },
};
