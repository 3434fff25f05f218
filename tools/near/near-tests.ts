import { testsOf } from './tests-of.ts';

/** The changed files, as the test runner is told of them. */
export interface ChangedFiles {
  /** Folders and tests, as filters of the test runner: all of a feature, else what belongs to the file. */
  readonly rooms: readonly string[];
  /** The features whose calls may answer differently now; the guarantees about calls look at those. */
  readonly features: readonly string[];
  /** The changed tests themselves. */
  readonly tests: readonly string[];
}

const SOURCE = /^(?:contract|server|web|tools)\/.*\.tsx?$/;
const IN_FEATURE = /^(contract|server|web)\/src\/features\/([\w-]+)\//;
const IS_TEST = /\.test\.tsx?$/;
const PACKAGES = ['contract', 'server', 'web'] as const;
/** Calls are declared in the contract and answered on the server; a screen changes nothing about them. */
const OF_CALLS = /^(?:contract|server)\/src\/features\/.*(?<!\.test)\.ts$/;
/** Kinds of news and of e-mails, and the jobs that send them. */
const OF_MAILS = /^(?:contract\/src\/features\/(?:notifications|mail-delivery)|server\/src\/jobs)\/.*(?<!\.test)\.ts$/;
const ABOUT_MAILS = ['mails', 'mails-turned-off', 'notifications'].map(
  (name) => `server/src/guarantees/${name}.test.ts`,
);
const IS_REGISTER = /^docs\/requirements\//;
const OF_REGISTERS = 'tools/trace/trace.test.ts';

/** Chooses the tests that belong to changed files. Server and web rest on the contract and never on each other. */
export function nearTests(changed: readonly string[]): ChangedFiles {
  const sources = changed.filter((path) => SOURCE.test(path));
  const others = [
    ...(sources.some((path) => OF_MAILS.test(path)) ? ABOUT_MAILS : []),
    ...(changed.some((path) => IS_REGISTER.test(path)) ? [OF_REGISTERS] : []),
  ];
  return {
    rooms: unique([...sources.flatMap(roomsOf), ...others]),
    features: unique(sources.flatMap((path) => (OF_CALLS.test(path) ? (IN_FEATURE.exec(path)?.[2] ?? []) : []))),
    tests: sources.filter((path) => IS_TEST.test(path)),
  };
}

function roomsOf(path: string): readonly string[] {
  const [, name, feature] = IN_FEATURE.exec(path) ?? [];
  if (feature === undefined || IS_TEST.test(path)) return testsOf(path);
  return (name === 'contract' ? PACKAGES : [name]).map((each) => `${each}/src/features/${feature}/`);
}

const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted();
