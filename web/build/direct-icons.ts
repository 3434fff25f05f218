import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const IMPORT = /import \{([^}]+)\} from '@tabler\/icons-react';/g;
const library = dirname(createRequire(import.meta.url).resolve('@tabler/icons-react'));
const fileOf = (icon: string) => normalizePath(join(library, `../esm/icons/${icon}.mjs`));

/** Takes each icon from its own file: behind the list of all six thousand nobody sees which page needs which. */
export const directIcons: Plugin = {
  name: 'bcs:direct-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /src[\\/].+\.tsx?(\?|$)/, code: '@tabler/icons-react' },
    handler: (code) => ({
      code: code.replace(IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import ${name} from '${fileOf(name)}';`)
          .join(''),
      ),
      map: null,
    }),
  },
};
