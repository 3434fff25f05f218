import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#routes/__root.tsx';
import { BareCrashPage } from './crash-page.tsx';
import type { PagePart } from './part.ts';
import type { Tree } from './tree.ts';

type Grown = Required<Pick<PagePart, 'files' | 'table' | 'screens'>>;

/** Returns the nearest page that contains a path: /_app contains /_app/sessions/index. */
function around(path: string, routes: ReadonlyMap<string, AnyRoute>): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above === '' || routes.has(above) ? above : around(above, routes);
}

/**
 * Arranges pages in one tree by their files: a.tsx contains a/b.tsx. A page of a table is placed where a file with its
 * address would be.
 */
function join({ files, table, screens }: Grown): AnyRoute[] {
  const routes = new Map(Object.entries(files).map(([file, route]) => [file.slice(1, -'.tsx'.length), route]));
  const paths = new Map([...routes].map(([path, route]) => [route, path]));
  for (const route of table) {
    const { path, getParentRoute } = route.options as { path: string; getParentRoute: () => AnyRoute };
    routes.set(`${paths.get(getParentRoute())}${path}`.replace(/\/$/, '/index'), route);
  }
  const children = new Map<AnyRoute, AnyRoute[]>([[root, []]]);
  for (const [path, route] of routes) {
    const above = around(path, routes);
    const parent = routes.get(above) ?? root;
    const own = path.slice(above.length).replace(/\/index$/, '/');
    const screen = screens[path.replace('/_app', '').replace(/\/index$/, '') || '/'];
    const place = own.startsWith('/_') ? { id: own } : { path: own };
    route.update({ ...place, getParentRoute: () => parent, staticData: { screen } } as never);
    children.set(parent, [...(children.get(parent) ?? []), route]);
  }
  for (const [parent, own] of children) parent._addFileChildren(own);
  return children.get(root) ?? [];
}

/**
 * Plants pages beside those that stand already. Until the rest arrives a way into it leads to a page that fetches it,
 * plants it as well, and begins the way again.
 */
export function addPages(part: PagePart, whenGrown: () => void = () => {}, standing?: Grown): Tree {
  const { later, failed, files, table = [], screens } = part;
  if (failed) for (const { options } of [...Object.values(files), ...table]) options.errorComponent ??= failed;
  const all = {
    files: { ...standing?.files, ...files },
    table: [...(standing?.table ?? []), ...table],
    screens: { ...standing?.screens, ...screens },
  };
  const first = join(all);
  if (!later) return root as unknown as Tree;
  const fetching = createRoute({
    getParentRoute: () => root,
    path: later.path,
    // the previous page stays until then
    pendingMs: Infinity,
    errorComponent: BareCrashPage,
    beforeLoad: async ({ location: { href } }) => {
      addPages(await later.load(), whenGrown, all);
      whenGrown();
      throw redirect({ href, replace: true, state: true });
    },
  });
  return root._addFileChildren([...first, fetching] as never) as unknown as Tree;
}
