import { join } from 'node:path';
import { createVitest, type TestCase } from 'vitest/node';
import type { SourceCopy } from './copy.ts';
import type { Mutant, Project } from './mutant.ts';

/** The outcome of a run of tests: all passed, one failed, or none could say anything. */
export type TestVerdict = 'passed' | 'failed' | 'no answer';
export interface TestOutcome {
  readonly verdict: TestVerdict;
  /**
   * The tests that failed, by their whole names and why, where all passed those that did so at the second try; or what
   * kept a file from running.
   */
  readonly failed: readonly string[];
}

/** The tests of one project in a copy, found once. What a fault touches is loaded again for each. */
export interface ReadyTests {
  /** Runs some of them, until the first that fails at each of the tries that its project gives it. */
  readonly answer: (filters: readonly string[]) => Promise<TestOutcome>;
  /** Tells whether the tests find a fault, or it survives. One that keeps them from running proves nothing. */
  readonly tryMutant: (mutant: Mutant) => Promise<TestOutcome>;
  readonly close: () => Promise<void>;
}

const whyFailed = (test: TestCase): string => {
  const [error] = test.result().errors ?? [];
  return `${test.fullName} (${error?.message.split('\n')[0]})`;
};

export async function readyTests({ folder, put }: SourceCopy, project: Project): Promise<ReadyTests> {
  const config = join(folder, 'vitest.config.ts');
  const begin = () =>
    createVitest('test', { root: folder, config, project: [project], watch: false, reporters: [], bail: 1 });
  let vitest = await begin();
  /** Starts the server of the browser tests again, since it would go on serving the file as it was. */
  const loadAnew = async ({ file }: Mutant) => {
    if (project !== 'browser') return vitest.invalidateFile(join(folder, file));
    await vitest.close();
    vitest = await begin();
  };
  const answer = async (filters: readonly string[]): Promise<TestOutcome> => {
    const specifications = await vitest.globTestSpecifications([...filters]);
    const asked = new Set(specifications.map(({ moduleId }) => moduleId));
    const run = await vitest.runTestSpecifications(specifications);
    // it tells of what earlier faults have done to other files as well
    const testModules = run.testModules.filter(({ moduleId }) => asked.has(moduleId));
    const tests = testModules.flatMap(({ children }) => [...children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed').map(whyFailed);
    if (failed.length > 0) return { verdict: 'failed', failed };
    const broken = testModules.flatMap((module) => module.errors()).map(({ message }) => message);
    const anyPassed = tests.some((test) => test.result().state === 'passed');
    if (broken.length > 0 || !anyPassed) return { verdict: 'no answer', failed: broken };
    // a test that finds its own traces at the second try hides the fault
    const passedLater = tests.filter((test) => test.diagnostic()?.flaky).map(whyFailed);
    return { verdict: 'passed', failed: passedLater.map((name) => `the first try only of ${name}`) };
  };
  return {
    answer,
    tryMutant: async (mutant) => {
      const takeOut = put(mutant);
      try {
        await loadAnew(mutant);
        return await answer([mutant.tests]);
      } finally {
        takeOut();
        await loadAnew(mutant);
      }
    },
    close: () => vitest.close(),
  };
}
