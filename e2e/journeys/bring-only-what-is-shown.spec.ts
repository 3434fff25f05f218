import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchLoad } from '#harness/first-load';
import { ROOT } from '#harness/root';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

// a browser that knows the app already would fetch and move less
test.use({ isFirstVisit: true });

const SOURCE = join(ROOT, 'web/src');
const FEATURE = /#features\/([a-z-]+)\//g;
/** The features whose screens appear in route files or in a line of a table. */
const shownBy = (files: readonly string[]) =>
  new Set(
    files.flatMap((file) =>
      [...readFileSync(join(SOURCE, file), 'utf8').matchAll(FEATURE)].map(([, name = '']) => name),
    ),
  );
const files = globSync(['routes/_app/**/*.tsx', 'shell/*-table.ts'], { cwd: SOURCE });
const isAdministration = (file: string) => /_app[/\\]admin[./\\]|administration-table/.test(file);
const elsewhere = shownBy(files.filter((file) => !isAdministration(file)));
/** The features that only administration shows. */
const OF_ADMINISTRATION = [...shownBy(files.filter(isAdministration))].filter((name) => !elsewhere.has(name));
const WANTED = new RegExp(
  `^web/src/(routes/_app/admin[./]|shell/administration|features/(${OF_ADMINISTRATION.join('|')})/)`,
);

/** The modules of administration in built files. */
const ofAdministration = (paths: readonly string[]): string[] => {
  const built = JSON.parse(readFileSync(join(ROOT, 'web/node_modules/.cache/modules.json'), 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, number>>>
  >;
  return paths.flatMap((path) => Object.keys(built[path.slice(1)] ?? {})).filter((module) => WANTED.test(module));
};

test('nothing of administration comes along before somebody goes there', async ({ enter }) => {
  const page = await enter('registrar');
  const load = await watchLoad(page);
  await page.goto('/login');
  await page.goto('/support');
  await expect(shell(page).heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(load.paths().some((path) => path.includes('/frame-'))).toBe(true);
  expect(ofAdministration(load.paths())).toEqual([]);

  // red control: it is found where it does load
  await page.goto('/admin');
  await expect(shell(page).heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofAdministration(load.paths())).toEqual(
    expect.arrayContaining(['web/src/shell/administration-pages.ts', 'web/src/routes/_app/admin/index.tsx']),
  );
});
