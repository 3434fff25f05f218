import { testsOf } from './tests-of.ts';

/** The changed files, as the test runner is told of them. */
export interface ChangedFiles {
  /** Folders and tests, as filters of the test runner: all of a feature, else what belongs to the file. */
  readonly rooms: readonly string[];
  /** The features whose calls may answer differently now. */
  readonly features: readonly string[];
  /** Tells whether something changed that the guarantees about calls look at. */
  readonly guarantees: boolean;
}

const SOURCE = /^(?:contract|server|web|tools)\/.*\.tsx?$/;
const IN_FEATURE = /^(contract|server|web)\/src\/features\/([\w-]+)\//;
const IS_TEST = /\.test\.tsx?$/;
const PACKAGES = ['contract', 'server', 'web'] as const;
/** Calls are declared in the contract and answered on the server; a screen changes nothing about them. */
const OF_CALLS = /^(?:contract|server)\/src\/features\/.*(?<!\.test)\.ts$/;

/** Chooses the tests that belong to changed files. Server and web rest on the contract and never on each other. */
export function nearTests(changed: readonly string[]): ChangedFiles {
  const sources = changed.filter((path) => SOURCE.test(path));
  const withCalls = sources.filter((path) => OF_CALLS.test(path));
  return {
    rooms: unique(sources.flatMap(roomsOf)),
    features: unique(withCalls.flatMap((path) => IN_FEATURE.exec(path)?.[2] ?? [])),
    guarantees: withCalls.length > 0,
  };
}

function roomsOf(path: string): readonly string[] {
  const [, name, feature] = IN_FEATURE.exec(path) ?? [];
  if (feature === undefined || IS_TEST.test(path)) return testsOf(path);
  return (name === 'contract' ? PACKAGES : [name]).map((each) => `${each}/src/features/${feature}/`);
}

const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted();
