import { calls } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import type { Topic } from '@bcs/contract/kernel/topics';

/** As the formatter would break it. */
const LONGEST_LINE = 120;
function entry([name, topics]: readonly [string, readonly Topic[]]): string {
  const quoted = topics.map((topic) => `'${topic}'`);
  const line = `  ${name}: [${quoted.join(', ')}],`;
  return line.length <= LONGEST_LINE ? line : `  ${name}: [\n${quoted.map((one) => `    ${one},\n`).join('')}  ],`;
}

/** One order, however a module lists what it exports. */
const byName = Object.entries(calls as Record<string, Call>).toSorted(([a], [b]) => (a < b ? -1 : 1));

const table = (doc: string, name: string, of: (call: Call) => readonly Topic[] | undefined) =>
  [
    `/** ${doc} */`,
    `export const ${name}: Readonly<Record<string, readonly Topic[]>> = {`,
    ...byName.flatMap(([call, declared]) => {
      const topics = of(declared) ?? [];
      return topics.length === 0 ? [] : [entry([call, topics])];
    }),
    '};',
  ].join('\n');

/** What the calls of the contract declare, in a file that brings no zod into a page. */
export const topicsOfCalls = (): string =>
  [
    '// Written by `npm run generate` from what the calls of the contract declare.',
    "import type { Topic } from '@bcs/contract/kernel/topics';",
    '',
    table('What the answer of a call shows.', 'SHOWS', ({ shows }) => shows),
    '',
    table('What a call changes.', 'CHANGES', (call) => (call.kind === 'read' ? [] : call.changes)),
    '',
  ].join('\n');
