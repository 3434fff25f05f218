import { calls } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import type { Topic } from '@bcs/contract/kernel/topics';
import { isAdministration } from './actors.ts';

/** The length at which the formatter breaks a line. */
const LONGEST_LINE = 120;
function entry([name, topics]: readonly [string, readonly Topic[]]): string {
  const quoted = topics.map((topic) => `'${topic}'`);
  const line = `  ${name}: [${quoted.join(', ')}],`;
  return line.length <= LONGEST_LINE ? line : `  ${name}: [\n${quoted.map((one) => `    ${one},\n`).join('')}  ],`;
}

/** A fixed order, independent of the order of exports. */
const byName = Object.entries(calls as Record<string, Call>).toSorted(([a], [b]) => (a < b ? -1 : 1));
type Named = readonly [name: string, call: Call];
const administers = ([, { scope }]: Named): boolean => isAdministration(scope.by);

const table = (
  of: readonly Named[],
  doc: string,
  name: string,
  topicsOf: (call: Call) => readonly Topic[] | undefined,
) =>
  [
    `/** ${doc} */`,
    `export const ${name}: Readonly<Record<string, readonly Topic[]>> = {`,
    ...of.flatMap(([call, declared]) => {
      const topics = topicsOf(declared) ?? [];
      return topics.length === 0 ? [] : [entry([call, topics])];
    }),
    '};',
  ].join('\n');

const tables = (of: readonly Named[]): string =>
  [
    '// Written by `npm run generate` from what the calls of the contract declare.',
    "import type { Topic } from '@bcs/contract/kernel/topics';",
    '',
    table(of, 'The topics that the answer of a call shows.', 'SHOWS', ({ shows }) => shows),
    '',
    table(of, 'The topics that a call changes.', 'CHANGES', (call) => (call.kind === 'read' ? [] : call.changes)),
    '',
  ].join('\n');

/** Generates the file of topics that calls declare, so that pages need no zod. */
export const topicsOfCalls = (): string => tables(byName.filter((named) => !administers(named)));

/** Generates the topics of administration calls, which a student's first view does not need. */
export const topicsOfAdministration = (): string => tables(byName.filter(administers));
