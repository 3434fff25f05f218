import type { AnyRoute } from '@tanstack/react-router';
import { ADMINISTRATION_SCREENS } from './administration-screens.ts';
import { ADMINISTRATION_TABLE } from './administration-table.ts';
import { PageMissing } from './page-missing.tsx';
import type { PagePart } from './part.ts';

/** Pages of administration, which few people ever open. */
export const ADMINISTRATION_PAGES: PagePart = {
  files: import.meta.glob<AnyRoute>(['./_app/admin.tsx', './_app/admin/**/*.tsx'], {
    base: '../routes',
    eager: true,
    import: 'Route',
  }),
  table: ADMINISTRATION_TABLE,
  screens: ADMINISTRATION_SCREENS,
  failed: PageMissing,
};
