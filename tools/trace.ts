/**
 * Reports the requirements that tests cite.
 *
 *   npm run trace                                each area: total, cited, share
 *   npm run trace -- ATT                         and what of ATT no test cites yet
 *   npm run trace -- --require AUTH,SHELL        fails where one of them is not complete
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './root.ts';
import { isTest, sourceFiles } from './source-files.ts';
import { citationsOf, crowdedCitations, rangesIn } from './trace/citations.ts';
import { coverage, coverageTable, unknownIds } from './trace/coverage.ts';
import { readRegister } from './trace/register.ts';

const { values, positionals } = parseArgs({ options: { require: { type: 'string' } }, allowPositionals: true });
const fail = (sentence: string) => {
  console.error(sentence);
  process.exitCode = 1;
};

const register = readRegister(join(ROOT, 'docs/requirements'));
const cited = new Set<string>();
for (const path of sourceFiles(ROOT, ['contract', 'server', 'web', 'e2e']).filter(isTest)) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  for (const crowded of crowdedCitations(path, text)) fail(`${path} proves too much at once, split it: ${crowded}`);
  for (const range of rangesIn(path, text))
    fail(`${path} cites a range, name each requirement that it proves: ${range}`);
  const ids = citationsOf(path, text);
  const strangers = unknownIds(register, ids);
  if (strangers.length > 0) fail(`${path} cites what no register holds: ${strangers.join(', ')}`);
  for (const id of ids) cited.add(id);
}

const areas = coverage(register, cited);
for (const line of coverageTable(areas)) console.log(line);

const areaCalled = (name: string) => {
  const found = areas.find(({ area }) => area === name);
  if (!found) fail(`There is no area called ${name}.`);
  return found;
};
for (const name of positionals) {
  for (const { id, text } of areaCalled(name)?.missing ?? []) console.log(`${id}  ${text.replaceAll(/\s+/g, ' ')}`);
}
for (const name of values.require?.split(',') ?? []) {
  const missing = areaCalled(name)?.missing ?? [];
  if (missing.length > 0) fail(`${name} is not complete: ${missing.map(({ id }) => id).join(', ')}`);
}
