/** Begins a new slice in contract, server and web: `npm run new <feature>`. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFeatureLists } from './feature-lists.ts';
import { inFeatureOrder } from './new-feature/additions.ts';
import { fillTemplate, parseNames, type Names } from './new-feature/names.ts';
import { ROOT } from './root.ts';
import { generateRoutes } from './routes.ts';
import { run } from './run.ts';

const TEMPLATES = join(import.meta.dirname, 'new-feature/templates');

function change(path: string, by: (text: string) => string): string {
  const file = join(ROOT, path);
  writeFileSync(file, by(readFileSync(file, 'utf8')));
  return path;
}

function begin(names: Names): string[] {
  const files = globSync('**/*.txt', { cwd: TEMPLATES }).toSorted();
  const made = files.map((file) => {
    const path = fillTemplate(file, names)
      .replaceAll('\\', '/')
      .replace(/\.txt$/, '');
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), fillTemplate(readFileSync(join(TEMPLATES, file), 'utf8'), names), { flag: 'wx' });
    return path;
  });
  return [...made, change('contract/src/features.ts', (text) => inFeatureOrder(text, names))];
}

const names = parseNames(process.argv[2] ?? '');
const taken =
  names &&
  ['contract', 'server', 'web'].find((workspace) => existsSync(join(ROOT, workspace, 'src/features', names.feature)));
if (!names || taken) {
  console.error(
    taken ? `${taken} has this feature already.` : 'npm run new <feature>, in small letters: weekly-feedback',
  );
  process.exitCode = 1;
} else {
  const paths = begin(names);
  writeFeatureLists();
  await generateRoutes();
  await run('oxfmt', paths);
  console.log(paths.join('\n'));
  console.log(`
What is left to do:
- its place in the feature order: contract/src/features.ts
- who may: its row in docs/requirements/matrix.md
- who sees the page: web/src/shell/private-screens.ts, and how to get there: web/src/shell/nav-entries.ts
- for a write: one success in server/src/guarantees/successes.ts
Then: npm run generate, npm run check.`);
}
