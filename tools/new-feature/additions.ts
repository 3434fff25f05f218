import type { Names } from './names.ts';

/** Adds a feature at the end of the feature order, unless it is in it already. */
export const inFeatureOrder = (text: string, { feature }: Names): string =>
  text.includes(`'${feature}'`) ? text : text.replace('] as const', `  '${feature}',\n] as const`);

const IMPORT = /^import \* as \w+ from '#features\/([a-z-]+)\/\w+';\n/gm;
const SPREAD = /^ {2}\.\.\.\w+,\n/gm;

/** Puts something behind the last match, in the order of the file. */
function behindTheLast(text: string, pattern: RegExp, line: string): string {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`Nothing like ${pattern} was found.`);
  const end = last.index + last[0].length;
  return text.slice(0, end) + line + text.slice(end);
}

/** Adds a feature to a file that lists all of them: contract.ts, registry.ts. */
export function withFeature(text: string, part: 'calls' | 'handlers', { feature, call }: Names): string {
  const imported = behindTheLast(text, IMPORT, `import * as ${call} from '#features/${feature}/${part}';\n`);
  return behindTheLast(imported, SPREAD, `  ...${call},\n`);
}

/** Gives the guarantees a good input of the new call. */
export function withExample(text: string, { call }: Names): string {
  const start = text.indexOf('export const examples');
  const end = text.indexOf('\n};', start);
  if (start === -1 || end === -1) throw new Error('The examples were not found.');
  return `${text.slice(0, end)}\n  ${call}: (enrollmentId) => ({ enrollmentId }),${text.slice(end)}`;
}
