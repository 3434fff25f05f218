/**
 * Makes a hundred small faults, one at a time in a copy of the sources, and looks whether the tests find them.
 *
 *   npm run mutants                         all of them: a quarter of an hour on a machine at rest
 *   npm run mutants -- --project contract   those that the tests of the contract find: a minute or two
 *   npm run mutants -- check-in             those whose name, file or tests have this word
 *
 * Ends with 1 where more than five in a hundred survive, or one does not fit any more.
 */
import { parseArgs } from 'node:util';
import { copySources, type SourceCopy } from './mutants/copy.ts';
import { MUTANTS } from './mutants/mutants.ts';
import type { Mutant } from './mutants/mutant.ts';
import { readyTests, type ReadyTests, type TestVerdict } from './mutants/try.ts';

// what fails for want of time is no find
process.env['BCS_PATIENCE'] ??= '1';
const CONCURRENCY = 2;
const MAY_SURVIVE = 0.05;

const { values, positionals } = parseArgs({ options: { project: { type: 'string' } }, allowPositionals: true });
const isChosen = ({ project, name, file, tests }: Mutant) =>
  (values.project === undefined || values.project === project) &&
  positionals.every((word) => `${name} ${file} ${tests}`.includes(word));
const chosen = MUTANTS.filter(isChosen);

const copies: SourceCopy[] = [];
process.on('exit', () => {
  for (const { remove } of copies) remove();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
while (copies.length < CONCURRENCY) copies.push(await copySources());

/** Does something with each, in as many copies as there are. */
async function inTurns<Item>(
  items: readonly Item[],
  ready: readonly ReadyTests[],
  work: (item: Item, tests: ReadyTests) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    ready.map(async (tests) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item, tests);
    }),
  );
}

const VERDICT_LABELS: Readonly<Record<TestVerdict, string>> = {
  failed: 'found   ',
  passed: 'SURVIVED',
  'no answer': 'BROKEN  ',
};
const tally: Record<TestVerdict, number> = { failed: 0, passed: 0, 'no answer': 0 };

for (const [project, mutants] of Map.groupBy(chosen, (mutant) => mutant.project)) {
  // a browser needs the machine alone
  const these = copies.slice(0, project === 'browser' ? 1 : CONCURRENCY);
  const ready = await Promise.all(these.map((copy) => readyTests(copy, project)));
  // tests that already fail without a fault would catch every mutant
  await inTurns([...new Set(mutants.map(({ tests }) => tests))], ready, async (filter, { answer }) => {
    const { verdict, failed } = await answer([filter]);
    if (verdict !== 'passed')
      throw new Error(`Without any fault the tests ${project} ${filter} do not pass: ${failed.join('; ')}`);
  });
  await inTurns(mutants, ready, async (mutant, { tryMutant }) => {
    const began = performance.now();
    const { verdict, failed } = await tryMutant(mutant);
    tally[verdict] += 1;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${VERDICT_LABELS[verdict]} ${project} ${mutant.tests}: ${mutant.name} (${seconds} s)`);
    // a test that fails for want of time, or has nothing to do with the fault, is seen here
    if (failed[0] !== undefined) console.log(`           by: ${failed[0]}`);
  });
  await Promise.all(ready.map(({ close }) => close()));
}

console.log(
  `\n${tally.failed} of ${chosen.length} found, ${tally.passed} survived, ${tally['no answer']} without an answer.`,
);
process.exit(tally['no answer'] > 0 || tally.passed > MAY_SURVIVE * chosen.length || chosen.length === 0 ? 1 : 0);
