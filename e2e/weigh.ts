/** Prints the size of the first views by file and by module, largest first: `npm run weigh`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { withDemoBrowser } from './harness/demo.ts';
import { watchLoad, weighFile } from './harness/first-load.ts';
import type { Person } from './harness/people.ts';
import { ROOT } from './harness/root.ts';
import { freshSession, storageFor, USUAL_CLASSES } from './harness/session.ts';

const MODULES_SHOWN = 40;
const VIEWS: readonly { readonly path: string; readonly person?: Person }[] = [
  { path: '/login' },
  { path: '/', person: 'student' },
  { path: '/', person: 'instructor' },
  { path: '/gradebook?view=grid', person: 'instructor' },
];

/** The characters of each module by file before minification, as written by the build. */
type Modules = Readonly<Record<string, Readonly<Record<string, number>>>>;

async function load(browser: Browser, origin: string, { path, person }: (typeof VIEWS)[number]) {
  const storageState =
    person && storageFor(person, await freshSession(person, origin), origin, USUAL_CLASSES[person] ?? null);
  const context = await browser.newContext({ baseURL: origin, ...(storageState && { storageState }) });
  const page = await context.newPage();
  const watched = await watchLoad(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return watched.paths();
}

const heaviest = <Row extends { readonly weight: number }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => b.weight - a.weight);
const line = (weight: number, name: string) => console.log(`${weight.toFixed(2).padStart(8)} ${name}`);

function tell(title: string, paths: readonly string[], modules: Modules) {
  const files = heaviest(
    paths.filter((path) => /\.(js|css|woff2)$/.test(path)).map((path) => ({ path, weight: weighFile(path) })),
  );
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const sum = scripts.reduce((total, { weight }) => total + weight, 0);
  console.log(`\n${title}: ${sum.toFixed(1)} kB of scripts, ${paths.length} requests; kB as gzip sends them`);
  for (const { path, weight } of files) line(weight, path);
  console.log(`the ${MODULES_SHOWN} heaviest modules, each with its estimated share of its file`);
  const shares = scripts.flatMap(({ path, weight }) => {
    const own = Object.entries(modules[path.slice(1)] ?? {});
    const all = own.reduce((total, [, characters]) => total + characters, 0);
    return own.map(([name, characters]) => ({ name, weight: (weight * characters) / all }));
  });
  for (const { name, weight } of heaviest(shares).slice(0, MODULES_SHOWN)) line(weight, name);
}

await withDemoBrowser(async ({ origin, browser }) => {
  const modules = JSON.parse(readFileSync(join(ROOT, 'web/node_modules/.cache/modules.json'), 'utf8')) as Modules;
  for (const view of VIEWS)
    tell(`${view.path} of ${view.person ?? 'a visitor'}`, await load(browser, origin, view), modules);
});
