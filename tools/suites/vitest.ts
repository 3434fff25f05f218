import { parseCLI, startVitest, type TestCase, type TestModule } from 'vitest/node';
import { EMPTY_TALLY, addTallies, failedTally, type Tally } from './tally.ts';
import { writeTimes } from './times.ts';

/** Counts the tests of one file; a file that could not be loaded, or whose teardown failed, is one failure. */
export function tallyModule(
  module: Pick<TestModule, 'children' | 'errors' | 'relativeModuleId'> & {
    readonly project: { readonly name: string };
  },
): Tally {
  const file = `${module.project.name}: ${module.relativeModuleId}`;
  const tally = [...module.children.allTests()].map((test) => tallyTest(test, file)).reduce(addTallies, EMPTY_TALLY);
  const [error] = module.errors();
  return tally.failed === 0 && error !== undefined ? addTallies(tally, failedTally(file, error.message)) : tally;
}

function tallyTest(test: TestCase, file: string): Tally {
  const name = `${file} > ${test.fullName}`;
  const { state, errors } = test.result();
  if (state === 'failed') return failedTally(name, errors[0]?.message);
  if (state !== 'passed') return EMPTY_TALLY;
  return { ...EMPTY_TALLY, passed: 1, flaky: test.diagnostic()?.flaky ? [name] : [] };
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
    tallies[name] = addTallies(tallies[name] ?? EMPTY_TALLY, tallyModule(module));
  }
  writeTimes(state.getTestModules());
  const errors = state.getUnhandledErrors().map((error) => failedTally('An error that nobody caught', String(error)));
  return errors.length > 0 ? { ...tallies, 'errors that nobody caught': errors.reduce(addTallies) } : tallies;
}
