import type { AnyRoute } from '@tanstack/react-router';
import { HOME_SCREENS } from './home-screens.ts';
import { PageFailed } from './page-failed.tsx';
import type { PagePart } from './part.ts';

/** The frame of private pages, with the page that most people see first. */
export const HOME_PAGES: PagePart = {
  files: import.meta.glob<AnyRoute>(['./_app.tsx', './_app/index.tsx'], {
    base: '../routes',
    eager: true,
    import: 'Route',
  }),
  screens: HOME_SCREENS,
  failed: PageFailed,
  later: { path: '$', load: async () => (await import('./private-pages.ts')).PRIVATE_PAGES },
};
