import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { queryClient } from '#lib/query-client.ts';
import { parseSearch, stringifySearch } from '#lib/search.ts';
import { CrashPage } from './crash-page.tsx';
import { plant } from './page-tree.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** The application at the browser's address, or at another history for tests. */
export const createAppRouter = (history?: RouterHistory) => {
  const grow = () => router.setRoutes(router.buildRouteTree());
  const router = createRouter({
    routeTree: plant(PUBLIC_PAGES, grow),
    ...(history && { history }),
    context: { queryClient },
    defaultPreload: 'intent',
    // Query decides what is fresh
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // as the server takes them: /GRADES is a path like any other that is no route (SHELL-005)
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    defaultErrorComponent: CrashPage,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 300,
  });
  return router;
};

export const router = createAppRouter();

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
