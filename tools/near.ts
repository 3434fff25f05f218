/**
 * Runs the tests that stand near what was changed: `npm run test:near`.
 *
 *   npm run test:near                    what differs from the last commit
 *   npm run test:near -- --since main    what differs from where this branch left another
 */
import { parseArgs } from 'node:util';
import { changedFiles } from './near/changed-files.ts';
import { callsOf } from './near/calls-of.ts';
import { nearTests, type ChangedFiles } from './near/near-tests.ts';
import { ROOT } from './root.ts';
import { run } from './run.ts';

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
const { rooms, features, tests }: ChangedFiles = nearTests(await changedFiles(ROOT, values.since));
const calls = await callsOf(features);

/** Guarantees about calls look at the changed ones only. */
const GUARANTEES = ['rights', 'statements', 'successes', 'topics', 'versions', 'permission-matrix', 'documents'];
const asked = calls.length > 0 ? GUARANTEES.map((name) => `server/src/guarantees/${name}.test.ts`) : [];
const projects = ['contract', 'tools', 'web', 'server', 'browser'].flatMap((name) => ['--project', name]);

async function arePassed(filters: readonly string[]): Promise<boolean> {
  console.log(`Testing ${filters.join(', ')}`);
  const { code } = await run('vitest', ['run', '--passWithNoTests', ...projects, ...filters], {
    show: true,
    env: { BCS_TEST_CALLS: calls.join(',') },
  });
  return code === 0;
}

// what was just written fails most often, and then nobody waits for the rest
const rest = [...rooms, ...asked].filter((filter) => !tests.includes(filter));
const turns = [tests, rest].filter((filters) => filters.length > 0);
if (turns.length === 0) console.log('Nothing that has tests was changed.');
for (const filters of turns)
  if (!(await arePassed(filters))) {
    process.exitCode = 1;
    break;
  }
