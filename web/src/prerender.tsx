import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { queryClient } from '#lib/query-client.ts';
import { parseSearch, stringifySearch } from '#lib/search.ts';
import { ADMINISTRATION_PAGES } from '#shell/administration-pages.ts';
import { AppSkeleton } from '#shell/app-skeleton.tsx';
import { addPages } from '#shell/page-tree.ts';
import type { PageFiles } from '#shell/part.ts';
import { HOME_PAGES } from '#shell/home-pages.ts';
import { PRIVATE_PAGES } from '#shell/private-pages.ts';
import { PUBLIC_PAGES } from '#shell/public-pages.ts';
import { SCREENS } from '#shell/screens.ts';

/** Legal texts are complete without any script; one of them is in German. LEGAL-001 to LEGAL-003, D-176 */
const COMPLETE: Readonly<Record<string, { lang: string; complete: true }>> = {
  '/terms-and-conditions': { lang: 'en', complete: true },
  '/terms-and-conditions/german': { lang: 'de', complete: true },
  '/privacy-policy': { lang: 'en', complete: true },
};

/** Public pages that look the same for everybody, with their titles. */
const PUBLIC: Readonly<Record<string, string>> = {
  '/login': 'Log in',
  '/forgot-password': 'Forgot password',
  '/mfa-generate-secret': 'MFA secret',
  '/setup': 'Set up',
  '/terms-and-conditions': 'Terms of Use',
  '/terms-and-conditions/german': 'Nutzungsbedingungen',
  '/privacy-policy': 'Privacy Policy',
  '/404': '404 - Page Not Found',
};

/** Renders a page while the application is built: public pages completely, private ones as their frame. */
export async function render(
  path: string,
): Promise<{ title: string; html: string; lang?: string; complete?: boolean }> {
  const screen = SCREENS[path];
  if (screen) {
    const sideNav = screen.sideNav !== false && screen.needsClass !== false;
    const html = renderToString(<AppSkeleton sideNav={sideNav} shape={screen.shape} />);
    return { title: screen.title, html };
  }
  const title = PUBLIC[path];
  return title === undefined
    ? { title: 'Reset Your Password', html: '' }
    : { title, html: await draw(path), ...COMPLETE[path] };
}

/** Nothing is loaded later here: it is known at once which paths lead nowhere. */
const PARTS = [PUBLIC_PAGES, HOME_PAGES, PRIVATE_PAGES, ADMINISTRATION_PAGES];
const files = Object.assign({}, ...PARTS.map((part) => part.files)) as PageFiles;
const table = PARTS.flatMap((part) => part.table ?? []);

async function draw(path: string) {
  const router = createRouter({
    routeTree: addPages({ files, table }),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
