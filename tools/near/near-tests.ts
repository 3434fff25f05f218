import { testsOf } from './tests-of.ts';

/** The changed files, as the test runner is told of them. */
export interface ChangedFiles {
  /** Folders and tests, as filters of the test runner: all of a feature, else what belongs to the file. */
  readonly rooms: readonly string[];
  readonly features: readonly string[];
  /** Tells whether something changed that the guarantees about calls look at. */
  readonly guarantees: boolean;
}

const SOURCE = /^(?:contract|server|web|tools)\/.*\.tsx?$/;
const IN_FEATURE = /^(contract|server|web)\/src\/features\/([\w-]+)\//;
const PACKAGES = ['contract', 'server', 'web'] as const;
/** Calls are declared in the contract and answered on the server; a screen changes nothing about them. */
const OF_CALLS = /^(?:contract|server)\/src\/features\/.*(?<!\.test)\.ts$/;

/** Chooses the tests that belong to changed files: the feature in all three packages, or the tests beside a file. */
export function nearTests(changed: readonly string[]): ChangedFiles {
  const sources = changed.filter((path) => SOURCE.test(path));
  const features = unique(sources.flatMap((path) => IN_FEATURE.exec(path)?.[2] ?? []));
  const others = sources.filter((path) => !IN_FEATURE.test(path)).flatMap((path) => testsOf(path));
  const rooms = features.flatMap((feature) => PACKAGES.map((each) => `${each}/src/features/${feature}/`));
  return { rooms: unique([...rooms, ...others]), features, guarantees: sources.some((path) => OF_CALLS.test(path)) };
}

const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted();
