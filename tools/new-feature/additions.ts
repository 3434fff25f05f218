import type { Names } from './names.ts';

/** Adds a feature at the end of the feature order, unless it is in it already. */
export const inFeatureOrder = (text: string, { feature }: Names): string =>
  text.includes(`'${feature}'`) ? text : text.replace('] as const', `  '${feature}',\n] as const`);

const IMPORT = /^import \* as \w+ from '#features\/([a-z-]+)\/\w+';\n/gm;
/** All features, one a line; what else is put together further down is not meant. */
const SPREADS = /(?:^ {2}\.\.\.\w+,\n)+/m;

/** Puts a line behind what a pattern has found, in the order of the file. */
function behind(text: string, found: RegExpMatchArray | null | undefined, line: string): string {
  if (found?.index === undefined) throw new Error(`No place was found for ${line}`);
  const end = found.index + found[0].length;
  return text.slice(0, end) + line + text.slice(end);
}

/** Adds a feature to a file that lists all of them: contract.ts, registry.ts. */
export function withFeature(text: string, part: 'calls' | 'handlers', { feature, call }: Names): string {
  const lastImport = [...text.matchAll(IMPORT)].at(-1);
  const imported = behind(text, lastImport, `import * as ${call} from '#features/${feature}/${part}';\n`);
  return behind(imported, SPREADS.exec(imported), `  ...${call},\n`);
}

/** Gives the guarantees a good input of the new call. */
export function withExample(text: string, { call }: Names): string {
  const start = text.indexOf('export const examples');
  const end = text.indexOf('\n};', start);
  if (start === -1 || end === -1) throw new Error('The examples were not found.');
  return `${text.slice(0, end)}\n  ${call}: (enrollmentId) => ({ enrollmentId }),${text.slice(end)}`;
}
