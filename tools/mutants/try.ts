import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '#run';
import type { Copy } from './copy.ts';
import type { Mutant, Project } from './mutant.ts';

/** What became of tests: all passed, one failed, or none could say anything. */
export type Verdict = 'passed' | 'failed' | 'no answer';
export interface Answer {
  readonly verdict: Verdict;
  /** The tests that failed, by their whole names. */
  readonly failed: readonly string[];
}

/** What Vitest writes of a run. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Runs tests in a copy, until the first that fails at each of the tries that its project gives it. */
export async function testsIn({ folder }: Copy, project: Project, filters: readonly string[]): Promise<Answer> {
  const file = join(folder, 'node_modules', '.report.json');
  const options = ['--bail', '1', '--reporter', 'json', '--outputFile', file];
  rmSync(file, { force: true });
  const { code } = await run('vitest', ['run', '--project', project, ...filters, ...options], { cwd: folder });
  if (!existsSync(file)) return { verdict: 'no answer', failed: [] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  if (failed.length > 0) return { verdict: 'failed', failed };
  return { verdict: code === 0 && numPassedTests > 0 ? 'passed' : 'no answer', failed };
}

/** How a fault fares: its tests find it, or it survives. One that keeps them from running proves nothing. */
export async function tryMutant(copy: Copy, mutant: Mutant): Promise<Answer> {
  const takeOut = copy.put(mutant);
  try {
    return await testsIn(copy, mutant.project, [mutant.tests]);
  } finally {
    takeOut();
  }
}
