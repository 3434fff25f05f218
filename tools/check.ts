/** Types, lint, imports and format, in seconds. `npm run check`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { generateRoutes } from './routes.ts';
import { run, type Ran } from './run.ts';
import { sourceFiles, type Floor } from './source-files.ts';

interface Step {
  readonly name: string;
  readonly start: () => Promise<Ran>;
  /** Shows what it says when all is well, too. */
  readonly speaks?: boolean;
}

const AT_ONCE = 2;
const has = (path: string) => existsSync(join(ROOT, path));
const tool = (file: string) => () => run('node', [join('tools', file)]);

async function types(floor: Floor): Promise<Ran> {
  if (floor === 'web') await generateRoutes();
  return run('tsc', ['-p', floor]);
}

const floors = (['server', 'web', 'contract', 'tools', 'e2e'] as const).filter(
  (floor) => has(`${floor}/tsconfig.json`) && sourceFiles(ROOT, [floor]).some((path) => /\.tsx?$/.test(path)),
);
const steps: Step[] = [
  ...floors.map((floor) => ({ name: `types of ${floor}`, start: () => types(floor) })),
  { name: 'lint', start: () => run('oxlint', ['--format=unix', '--quiet']) },
  { name: 'format (npm run format mends it)', start: () => run('oxfmt', ['--check', '.']) },
  { name: 'imports', start: tool('check-imports.ts'), speaks: true },
  { name: 'bans', start: tool('check-bans.ts'), speaks: true },
  { name: 'file lengths', start: tool('file-lengths.ts'), speaks: true },
];

let failed = 0;
async function work(): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const began = performance.now();
    const { code, output } = await step.start();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (code !== 0) failed += 1;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
    if (code !== 0 || step.speaks) console.log(output.trimEnd().replace(/^/gm, '       '));
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
if (failed > 0) process.exitCode = 1;
