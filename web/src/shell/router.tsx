import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { queryClient } from '#lib/query-client.ts';
import { parseSearch, stringifySearch } from '#lib/search.ts';
import { CrashPage } from './crash-page.tsx';
import { addPages } from './page-tree.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** Creates the application's router for the browser's address, or for another history in tests. */
export const createAppRouter = (history?: RouterHistory) => {
  const grow = () => router.setRoutes(router.buildRouteTree());
  const router = createRouter({
    routeTree: addPages(PUBLIC_PAGES, grow),
    ...(history && { history }),
    context: { queryClient },
    defaultPreload: 'intent',
    // Query decides what is up to date
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // as on the server: /GRADES is like any other path that is no route (SHELL-005)
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
