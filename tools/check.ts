/** Types, lint, format and file lengths. `npm run check`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { generateRoutes } from './routes.ts';
import { run, type Ran } from './run.ts';
import { sourceFiles, type Workspace } from './source-files.ts';

interface Step {
  readonly name: string;
  readonly start: () => Promise<Ran>;
  /** Shows what it says when all is well, too. */
  readonly speaks?: boolean;
}

const AT_ONCE = 2;
const KNIP = ['--production', '--no-progress', '--include', 'files,exports,dependencies'];
const has = (path: string) => existsSync(join(ROOT, path));
const tool = (file: string) => () => run('node', [join('tools', file)]);

async function types(workspace: Workspace): Promise<Ran> {
  if (workspace === 'web') await generateRoutes();
  // two workspaces are checked at once, so that more checkers of one would only do the same work twice;
  // what has not changed since the last time is not checked again: seconds instead of minutes
  const memory = join(ROOT, 'node_modules/.cache/types', `${workspace}.tsbuildinfo`);
  return run('tsc', ['-p', workspace, '--checkers', '1', '--incremental', '--tsBuildInfoFile', memory]);
}

const workspaces = (['server', 'web', 'contract', 'tools', 'e2e'] as const).filter(
  (workspace) =>
    has(`${workspace}/tsconfig.json`) && sourceFiles(ROOT, [workspace]).some((path) => /\.tsx?$/.test(path)),
);
const steps: Step[] = [
  ...workspaces.map((workspace) => ({ name: `types of ${workspace}`, start: () => types(workspace) })),
  { name: 'lint', start: () => run('oxlint', ['--format=unix', '--quiet']) },
  { name: 'format (npm run format mends it)', start: () => run('oxfmt', ['--check', '.']) },
  { name: 'dead code', start: () => run('knip', KNIP) },
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
