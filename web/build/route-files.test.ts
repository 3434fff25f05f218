import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoutes } from './route-files.ts';

const WEB = join(import.meta.dirname, '..');
const TABLES = ['private', 'class', 'administration'].map((name) => `src/shell/${name}-table.ts`);

test('each line of a table is found, with the layouts around it and the file that it shows', async () => {
  const routes = await findRoutes(WEB);
  for (const table of TABLES) {
    const addresses = readFileSync(join(WEB, table), 'utf8').match(/(?<!to: )'\/[^']*'/g) ?? [];
    const found = routes.filter(({ chain }) => chain.includes(table));
    expect(found).toHaveLength(addresses.length);
    expect(found.length).toBeGreaterThan(15);
  }
  expect(routes.flatMap(({ chain }) => chain).filter((file) => !existsSync(join(WEB, file)))).toEqual([]);
  expect(routes).toContainEqual({
    path: '/admin/classes/$courseId/roster',
    chain: [
      'src/routes/_app.tsx',
      'src/routes/_app/admin.tsx',
      'src/routes/_app/admin/classes/$courseId.tsx',
      'src/shell/administration-table.ts',
      'src/features/rosters/roster-screen.tsx',
    ],
  });
});

test('words for a failure that stand in another file come with the page', async () => {
  const sessions = (await findRoutes(WEB)).find(({ path }) => path === '/sessions');
  expect(sessions?.chain.slice(-2)).toEqual([
    'src/features/session-page/week-screen.tsx',
    'src/features/sessions/load-failed.tsx',
  ]);
});

test('pages that show the same screen are found one by one', async () => {
  const routes = await findRoutes(WEB);
  const thanks = routes.filter(({ chain }) => chain.includes('src/features/surveys/success-screen.tsx'));
  expect(thanks.map(({ path }) => path).toSorted()).toEqual([
    '/agreementsuccess',
    '/careerSuccess',
    '/cscurriculumsuccess',
    '/npssuccess/additional',
    '/npssuccess/end',
    '/precoursesuccess',
    '/weeklysuccess',
  ]);
});
