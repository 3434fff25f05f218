/**
 * Runs all tests and ends with one line, `N passed, N failed`.
 *
 *   npm test                                     everything
 *   npm test -- --only unit                      one part: check, unit, postgres, screens, e2e
 *   npm test -- --only e2e -- login              and of it only what the runner calls login
 */
import { parseArgs } from 'node:util';
import { SUITES } from './suites/suites.ts';
import { BROKEN, NOTHING, add, type Tally } from './suites/tally.ts';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const chosen = SUITES.filter(({ part }) => values.only === undefined || part === values.only);
if (chosen.length === 0) {
  console.error(`There is no part called ${values.only}: ${[...new Set(SUITES.map(({ part }) => part))].join(', ')}`);
}

// Ends in order, so that a private PostgreSQL ends with it
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const summary: string[] = [];
let total: Tally = chosen.length > 0 ? NOTHING : BROKEN;
for (const { name, start } of chosen) {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const tally = await start(positionals).catch((error: unknown) => {
    console.error(error);
    return BROKEN;
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  summary.push(`${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  total = add(total, tally);
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
