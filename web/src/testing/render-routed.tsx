import type { ReactNode } from 'react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from 'vitest-browser-react';

/** Renders in a separate router, in which every path shows the same; `path()` returns the current one. */
export async function renderRouted(element: ReactNode, at = '/') {
  const root = createRootRoute({ component: () => element });
  const any = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([any]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  const screen = await render(<RouterProvider router={router as never} />);
  return { ...screen, path: () => router.state.location.href };
}
