import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { firstViews, type Ask } from './first-views.ts';

const SRC = join(import.meta.dirname, '../src').replaceAll('\\', '/');
const RIGHTS = '../../contract/src/features/grading/rights.ts';
const shown = (page: string) => `routes/${page}?tsr-split=component`;

/** The imports of each module, with `→` before those that are imported later. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['routes/login.tsx'],
  'routes/login.tsx': [`→${shown('login.tsx')}`],
  [shown('login.tsx')]: ['kit/field.tsx', 'kit/eye.tsx'],
  'shell/home-pages.ts': ['routes/_app/index.tsx', 'shell/frame.tsx'],
  'routes/_app/index.tsx': [`→${shown('_app/index.tsx')}`],
  'shell/frame.tsx': [],
  [shown('_app/index.tsx')]: [
    'kit/field.tsx',
    'kit/month.tsx',
    'kit/card.tsx',
    '→features/dashboard/do-next-card.tsx',
    '→features/dashboard/course-calendar.tsx',
  ],
  'features/dashboard/do-next-card.tsx': [],
  'features/dashboard/course-calendar.tsx': ['kit/list.tsx'],
  [RIGHTS]: [],
  'shell/private-pages.ts': ['routes/_app/sessions.tsx'],
  'routes/_app/sessions.tsx': [`→${shown('_app/sessions.tsx')}`],
  [shown('_app/sessions.tsx')]: ['kit/card.tsx', 'kit/list.tsx'],
  'shell/administration-pages.ts': ['routes/_app/admin.tsx'],
  'routes/_app/admin.tsx': [],
  'kit/field.tsx': [],
  'kit/eye.tsx': [],
  'kit/month.tsx': [],
  'kit/card.tsx': ['kit/edge.ts'],
  'kit/edge.ts': [],
  'kit/list.tsx': [],
};
const id = (module: string) => join(SRC, module.replace('→', '')).replaceAll('\\', '/');
const nameOf = (module: string) => relative(SRC, module).replaceAll('\\', '/');
const importersOf = (module: string) =>
  Object.keys(IMPORTS)
    .filter((by) => IMPORTS[by]?.includes(module))
    .map(id);
const ask: Ask = (asked) => {
  const module = nameOf(asked);
  const imports = IMPORTS[module];
  if (!imports) return null;
  return {
    importedIds: imports.filter((each) => !each.startsWith('→')).map(id),
    dynamicallyImportedIds: imports.filter((each) => each.startsWith('→')).map(id),
    importers: importersOf(module),
    dynamicImporters: importersOf(`→${module}`),
  };
};
const names = (modules: ReadonlySet<string>) => [...modules].map(nameOf).toSorted();

test('what the dashboard shares with the login stands with the start, with other pages with the frame', () => {
  const { start, frame, pages, administration } = firstViews(ask);
  expect(names(start)).toEqual(['kit/field.tsx', 'main.tsx', 'routes/login.tsx']);
  expect(names(frame)).toEqual([
    RIGHTS,
    'kit/card.tsx',
    'kit/edge.ts',
    // the calendar comes when it is seen, and what it shares with other pages has its place already
    'kit/list.tsx',
    'routes/_app/index.tsx',
    'shell/frame.tsx',
    'shell/home-pages.ts',
  ]);
  expect(names(pages)).toEqual(['routes/_app/sessions.tsx', 'shell/private-pages.ts']);
  expect(names(administration)).toEqual(['routes/_app/admin.tsx', 'shell/administration-pages.ts']);
});

test('a named file that is gone ends the build', () => {
  const without: Ask = (asked) => (asked.endsWith('do-next-card.tsx') ? null : ask(asked));
  expect(() => firstViews(without)).toThrow(/do-next-card\.tsx is no longer there/);
});
