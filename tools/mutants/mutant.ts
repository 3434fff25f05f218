/** The projects of vitest.config.ts by which a fault can be found. */
export type Project = 'contract' | 'server' | 'web' | 'browser';

/** A small fault: a text of one file, and what stands in its place. */
export interface Mutant {
  /** The fault in the words of somebody who reports it. */
  readonly name: string;
  /** The path from the root of the repository. */
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  readonly project: Project;
  /** The tests that should find the fault, as on the command line of Vitest. */
  readonly tests: string;
}

type Faults = Readonly<Record<string, readonly [was: string, becomes: string]>>;

/** The faults of one file, each by what goes wrong. */
export const defineFaults = (file: string, project: Project, tests: string, faults: Faults): Mutant[] =>
  Object.entries(faults).map(([name, [was, becomes]]) => ({ name, file, was, becomes, project, tests }));

/** The file with the fault in it; null where its text no longer stands there, or stands there twice. */
export function applyFault({ was, becomes }: Mutant, text: string): string | null {
  const [before, after, ...more] = text.split(was);
  return before === undefined || after === undefined || more.length > 0 ? null : before + becomes + after;
}
