import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outdatedLists } from '../feature-lists.ts';
import { ROOT } from '../root.ts';
import { generateRoutes } from '../routes.ts';
import { run, type RunResult } from '../run.ts';

export interface CheckStep {
  readonly name: string;
  /** The files that the step reads. */
  readonly reads: RegExp;
  /** The files that decide how it looks at all others, apart from the versions of the tools. */
  readonly settings?: RegExp;
  /** Looks at the files that have changed since it was last green, or at everything: null. */
  readonly start: (changed: readonly string[] | null) => Promise<RunResult>;
}

const SCRIPT = /\.(tsx?|mts|mjs|js)$/;
/** More names than that are slower to hand over than to find. */
const MAX_FILE_ARGUMENTS = 500;

/** Runs a program that judges each file by itself. */
const eachFile =
  (program: string, ...options: readonly string[]) =>
  async (changed: readonly string[] | null): Promise<RunResult> => {
    const present = changed?.filter((file) => existsSync(join(ROOT, file)));
    if (present?.length === 0) return { code: 0, output: '' };
    const files = present && present.length < MAX_FILE_ARGUMENTS ? present : ['.'];
    return run(program, [...options, '--no-error-on-unmatched-pattern', ...files]);
  };

/**
 * Builds the packages that the configuration of a folder refers to. A package with mistakes does not keep those that
 * import it waiting: what it declares is written all the same, so that one run names the mistakes of all of them.
 */
export const buildTypes = (cwd: string, ...options: readonly string[]): Promise<RunResult> =>
  // two packages are built at once, so that more checkers of one would only do the same work twice
  run('tsc', ['--build', '--checkers', '1', ...options], { cwd });

async function types(changed: readonly string[] | null): Promise<RunResult> {
  const outdated = outdatedLists();
  if (outdated.length > 0) return { code: 1, output: `npm run generate writes ${outdated.join(', ')}\n` };
  if (changed === null || changed.some((file) => file.startsWith('web/src/routes/'))) await generateRoutes();
  return buildTypes(ROOT, ...(changed === null ? ['--force'] : []));
}

export const STEPS: readonly CheckStep[] = [
  { name: 'types', reads: /\.(tsx?|mts|mjs|json)$/, start: types },
  {
    name: 'lint',
    reads: SCRIPT,
    settings: /^(\.oxlintrc\.json|tools\/lint\/.*|contract\/src\/features\.ts)$/,
    start: eachFile('oxlint', '--format=unix', '--quiet'),
  },
  {
    name: 'format (npm run format mends it)',
    reads: /./,
    settings: /^\.oxfmtrc\.json$/,
    start: eachFile('oxfmt', '--check'),
  },
  {
    name: 'dead code',
    reads: /\.(tsx?|mts|mjs|js|css|html|jsonc?)$/,
    start: () => run('knip', ['--cache', '--production', '--no-progress', '--include', 'files,exports,dependencies']),
  },
];
