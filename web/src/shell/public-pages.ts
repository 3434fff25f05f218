import type { AnyRoute } from '@tanstack/react-router';
import type { PagePart } from './part.ts';

/** Pages without a login: they are part of every first view. */
export const PUBLIC_PAGES: PagePart = {
  files: import.meta.glob<AnyRoute>(['./**/*.tsx', '!./__root.tsx', '!./_app.tsx', '!./_app/**'], {
    base: '../routes',
    eager: true,
    import: 'Route',
  }),
  later: { path: '$', load: async () => (await import('./home-pages.ts')).HOME_PAGES },
};
