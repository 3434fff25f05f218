/**
 * Runs all tests and ends with one line, `N passed, N failed`.
 *
 *   npm test                                     everything
 *   npm test -- --only unit                      one part: check, unit, engines, screens, e2e
 *   npm test -- --only e2e -- login              and of it only what the runner calls login
 */
import { parseArgs } from 'node:util';
import './compile-cache.ts';
import { SUITE_PARTS, SKIPPED_NOTICE, SUITES, type SuitePart } from './suites/suites.ts';
import { BROKEN_STEP, EMPTY_TALLY, addTallies, lastLines, type Tally } from './suites/tally.ts';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const wanted: readonly SuitePart[] = SUITE_PARTS.filter((part) => values.only === undefined || part === values.only);
if (wanted.length === 0) console.error(`There is no part called ${values.only}: ${SUITE_PARTS.join(', ')}`);

// Ends in order, so that a private PostgreSQL ends with it
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

process.env['BCS_PATIENCE'] = '1';

const summary: string[] = SKIPPED_NOTICE === null ? [] : [SKIPPED_NOTICE];
let total: Tally = wanted.length > 0 ? EMPTY_TALLY : BROKEN_STEP;
for (const { name, parts, start } of SUITES) {
  const of = parts.filter((part) => wanted.includes(part));
  if (of.length === 0) continue;
  console.log(`\n── ${name}`);
  const began = performance.now();
  const tallies = await start(of, positionals).catch((error: unknown) => {
    console.error(error);
    return { [name]: BROKEN_STEP };
  });
  const sum = Object.values(tallies).reduce(addTallies, EMPTY_TALLY);
  total = addTallies(total, sum.passed + sum.failed > 0 ? sum : BROKEN_STEP);
  summary.push(`${name} (${Math.round((performance.now() - began) / 1000)} s)`);
  for (const [each, { passed, failed }] of Object.entries(tallies))
    summary.push(`  ${each}: ${passed} passed, ${failed} failed`);
}

const { lines, failed } = lastLines(total);
console.log(`\n${[...summary, '', ...lines].join('\n')}`);
// Vitest sometimes leaves servers running
process.exit(failed ? 1 : 0);
