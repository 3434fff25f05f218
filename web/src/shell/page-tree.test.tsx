import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider, type AnyRoute } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { ADMINISTRATION_PAGES } from './administration-pages.ts';
import { HOME_PAGES } from './home-pages.ts';
import { addPages } from './page-tree.ts';
import { PRIVATE_PAGES } from './private-pages.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { createAppRouter } from './router.tsx';
import { SCREENS } from './screens.ts';

const PARTS = [PUBLIC_PAGES, HOME_PAGES, PRIVATE_PAGES, ADMINISTRATION_PAGES];
const files = Object.assign({}, ...PARTS.map((part) => part.files)) as typeof PUBLIC_PAGES.files;
const table = PARTS.flatMap((part) => part.table ?? []);
const at = (path: string) => createMemoryHistory({ initialEntries: [path] });
const pathsOf = (routeTree: AnyRoute) =>
  Object.values(createRouter({ routeTree, history: at('/login') }).routesById).map(({ id, fullPath }) => [
    id,
    fullPath,
  ]);

beforeEach(() => localStorage.clear());

test('every private page has its row among the screens, and every row its page', () => {
  const pages = pathsOf(addPages({ files, table })).filter(([id = '']) => id.startsWith('/_app/'));
  // a layout and its first page have the same path
  const paths = new Set(pages.map(([, path = '']) => path.replace(/(.)\/$/, '$1')));
  expect([...paths].toSorted()).toEqual(Object.keys(SCREENS).toSorted());
});

test('pages stand where the generated tree has them, so that a file moves as the router says', async () => {
  const grown = pathsOf(addPages({ files }));
  // afterwards, since it changes the same routes
  const { routeTree } = await import('#routeTree.gen.ts');
  expect(grown.toSorted()).toEqual(pathsOf(routeTree).toSorted());
  expect(grown.length).toBeGreaterThan(60);
});

test('each page arrives with one part', () => {
  expect(Object.keys(files)).toHaveLength(PARTS.flatMap((part) => Object.keys(part.files)).length);
  expect(new Set(table).size).toBe(table.length);
});

test('private pages and administration arrive when somebody goes there, and not before', async () => {
  const router = createAppRouter(at('/login'));
  const known = () => Object.keys(router.routesById);
  await router.load();
  expect(known().filter((id) => id.startsWith('/_app'))).toEqual([]);

  await router.navigate({ to: '/sessions' });
  expect(known()).toContain('/_app/sessions/');
  expect(known()).toContain('/_app/support-desk/');
  expect(known().filter((id) => id.startsWith('/_app/admin'))).toEqual([]);

  await router.navigate({ to: '/admin' });
  expect(known()).toContain('/_app/admin/people/');
  expect(known()).toContain('/_app/admin/classes/$courseId/roster');
});

test('what is typed after a path that is still to come goes along', async () => {
  const router = createAppRouter(at('/nowhere/at/all?a=b#c'));
  await router.load();
  expect(router.state.location.href).toBe('/nowhere/at/all?a=b#c');
});

test('a path that leads nowhere is drawn as soon as that is known: what was drawn ahead of time does not vanish first [SHELL-005]', async () => {
  const router = createAppRouter(at('/nowhere'));
  await router.load();
  const place = document.createElement('div');
  const drawn = createRoot(place);
  flushSync(() =>
    drawn.render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  expect(place.textContent).toContain('404 - Page Not Found');
  drawn.unmount();
});
