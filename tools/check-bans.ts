/** Holds what lint cannot: who may ask the clock and see the process, and no HTML strings anywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBans } from './bans/bans.ts';
import { ROOT } from './root.ts';
import { sourceFiles } from './source-files.ts';

const paths = sourceFiles(ROOT);
const findings = paths.flatMap((path) =>
  findBans(path, readFileSync(join(ROOT, path), 'utf8')).map(({ line, why }) => `${path}:${line}: ${why}`),
);
for (const finding of findings) console.error(finding);
console.log(`${paths.length} files, ${findings.length} forbidden`);
if (findings.length > 0 || paths.length === 0) process.exitCode = 1;
