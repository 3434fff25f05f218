import { parseCLI, startVitest, type TestModule } from 'vitest/node';
import { BROKEN, NOTHING, add, type Tally } from './tally.ts';

const COUNTED: Readonly<Record<string, Tally>> = { passed: { ...NOTHING, passed: 1 }, failed: BROKEN };

/** Counts the tests of one file; a file that could not be loaded, or whose teardown failed, is one failure. */
export function tallyModule(module: Pick<TestModule, 'children' | 'errors' | 'relativeModuleId'>): Tally {
  const tally = [...module.children.allTests()]
    .map((test) => {
      const flaky = test.diagnostic()?.flaky ? [`${module.relativeModuleId} > ${test.fullName}`] : [];
      return { ...(COUNTED[test.result().state] ?? NOTHING), flaky };
    })
    .reduce(add, NOTHING);
  return tally.failed === 0 && module.errors().length > 0 ? add(tally, BROKEN) : tally;
}

/**
 * Runs projects of vitest.config.ts, and counts each.
 * @param more names of files and options, as on the command line
 */
export async function runProjects(
  projects: readonly string[],
  more: readonly string[],
): Promise<Record<string, Tally>> {
  const { filter, options } = parseCLI(['vitest', 'run', ...projects.flatMap((name) => ['--project', name]), ...more]);
  const { NODE_ENV } = process.env;
  const { state } = await startVitest(filter, options);
  // Vitest calls this process a test; what runs after it runs as it does for everybody
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  const tallies: Record<string, Tally> = {};
  for (const module of state.getTestModules()) {
    const { name } = module.project;
    tallies[name] = add(tallies[name] ?? NOTHING, tallyModule(module));
  }
  const errors = state.getUnhandledErrors().length;
  return errors > 0 ? { ...tallies, 'errors that nobody caught': { ...NOTHING, failed: errors } } : tallies;
}
