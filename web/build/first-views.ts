import { join } from 'node:path';
import { normalizePath } from 'vite';

/** The bundler's facts about a module. */
interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
export type Ask = (id: string) => Module | null;
type Modules = ReadonlySet<string>;

/** The files of the first views, in the order in which they take what they need. */
export const FIRST_VIEWS = ['start', 'frame', 'pages', 'administration'] as const;
export type FirstView = (typeof FIRST_VIEWS)[number];

const src = (path: string) => normalizePath(join(import.meta.dirname, '../src', path));
/** Libraries stand in files of their own, but each icon goes with those who show it. */
const isOurs = (id: string) => !id.includes('/node_modules/') || id.includes('/@tabler/');

function known(ask: Ask, id: string): Module {
  const module = ask(id);
  if (!module) throw new Error(`${id} is no longer there: web/build/first-views.ts names it`);
  return module;
}

/** The modules that dashboards ask for at once, or as soon as they are seen. */
const SOON = ['do-next-card', 'course-calendar'].map((name) => src(`features/dashboard/${name}.tsx`));
/** The parts of a role's work: every page that counts some asks for it, and so do the numbers of a class. */
const RIGHTS = normalizePath(join(import.meta.dirname, '../../contract/src/features/grading/rights.ts'));

/** Modules, and all that they cannot run without, as far as it does not stand elsewhere already. */
function needed(ask: Ask, from: readonly string[], elsewhere: readonly Modules[] = []): Set<string> {
  const found = new Set<string>();
  const take = (id: string) => {
    if (found.has(id) || !isOurs(id) || elsewhere.some((modules) => modules.has(id))) return;
    found.add(id);
    for (const needs of known(ask, id).importedIds) take(needs);
  };
  for (const id of from) take(id);
  return found;
}

/** Lists the modules that a page shows: the router loads its content as a module of its own. */
function shownBy(ask: Ask, page: string): string[] {
  return known(ask, src(page)).dynamicallyImportedIds.filter((id) => id.includes('tsr-split'));
}

/**
 * Assigns modules to the files of the first views, according to their imports: what every view needs, what every
 * private one needs, and the routes of all other pages. What the dashboard shares with another page stands with the
 * frame, and what it shares with the login with the start, so that neither brings along more than it shows.
 */
export function firstViews(ask: Ask): Readonly<Record<FirstView, Modules>> {
  const start = needed(ask, [src('main.tsx')]);
  const login = needed(ask, shownBy(ask, 'routes/login.tsx'), [start]);
  const frame = needed(ask, [src('shell/home-pages.ts'), RIGHTS], [start]);
  const screen = [...shownBy(ask, 'routes/_app/index.tsx'), ...SOON];
  const dashboard = needed(ask, screen, [start, frame]);
  const isShared = (id: string) => {
    const { importers, dynamicImporters } = known(ask, id);
    return !screen.includes(id) && (dynamicImporters.length > 0 || importers.some((by) => !dashboard.has(by)));
  };
  for (const id of needed(ask, [...dashboard].filter(isShared), [start, frame])) frame.add(id);
  for (const id of login) if (frame.delete(id) || dashboard.has(id)) start.add(id);
  const pages = needed(ask, [src('shell/private-pages.ts')], [start, frame]);
  const administration = needed(ask, [src('shell/administration-pages.ts')], [start, frame, pages]);
  return { start, frame, pages, administration };
}
