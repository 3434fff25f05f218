/**
 * Types, lint, format, dead code and file lengths: `npm run check`. Only what has changed since it was last green is
 * looked at; `npm run check -- --all` looks at everything.
 */
import { join } from 'node:path';
import { differingFiles, digestsOf, recallDigests, rememberDigests, type Digests } from './check/memory.ts';
import { STEPS, type CheckStep } from './check/steps.ts';
import { fileLengths } from './file-lengths.ts';
import { ROOT } from './root.ts';
import { treeFiles } from './source-files.ts';

const CONCURRENCY = 2;
const TOOLS = 'package-lock.json';

const memoryOf = ({ name }: CheckStep) => join(ROOT, 'node_modules/.cache/check', `${name.split(' ')[0]}.json`);
const all = process.argv.includes('--all');
const tree = digestsOf(ROOT, treeFiles(ROOT));
const inputs = ({ reads, settings }: CheckStep): Digests =>
  Object.fromEntries(
    Object.entries(tree).filter(([file]) => file === TOOLS || reads.test(file) || settings?.test(file)),
  );

/** The files that a step has to look at; null: all of them. */
function changedFor(step: CheckStep): readonly string[] | null {
  const last = all ? null : recallDigests(memoryOf(step));
  const changed = last && differingFiles(last, inputs(step));
  return changed?.some((file) => file === TOOLS || step.settings?.test(file)) ? null : changed;
}

let failed = 0;
async function take(step: CheckStep): Promise<void> {
  const changed = changedFor(step);
  if (changed?.length === 0) return console.log(`ok     ${step.name} (as it was)`);
  const began = performance.now();
  const { code, output } = await step.start(changed);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
  if (code === 0) return rememberDigests(memoryOf(step), inputs(step));
  failed += 1;
  console.log(output.trimEnd().replace(/^/gm, '       '));
}

const left = [...STEPS];
async function work(): Promise<void> {
  for (let step = left.shift(); step; step = left.shift()) await take(step);
}
await Promise.all(Array.from({ length: CONCURRENCY }, work));
console.log(fileLengths());
if (failed > 0) process.exitCode = 1;
