import type { AnyRoute } from '@tanstack/react-router';
import { CLASS_TABLE } from './class-table.ts';
import { PageMissing } from './page-missing.tsx';
import type { PagePart } from './part.ts';
import { PRIVATE_SCREENS } from './private-screens.ts';
import { PRIVATE_TABLE } from './private-table.ts';

/** The other pages behind the login. */
export const PRIVATE_PAGES: PagePart = {
  files: import.meta.glob<AnyRoute>(['./_app/**/*.tsx', '!./_app/index.tsx', '!./_app/admin.tsx', '!./_app/admin/**'], {
    base: '../routes',
    eager: true,
    import: 'Route',
  }),
  table: [...PRIVATE_TABLE, ...CLASS_TABLE],
  screens: PRIVATE_SCREENS,
  failed: PageMissing,
  later: { path: 'admin/$', load: async () => (await import('./administration-pages.ts')).ADMINISTRATION_PAGES },
};
