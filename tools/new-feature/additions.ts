import type { Names } from './names.ts';

/** Adds a feature at the end of the feature order, unless it is in it already. */
export const inFeatureOrder = (text: string, { feature }: Names): string =>
  text.includes(`'${feature}'`) ? text : text.replace('] as const', `  '${feature}',\n] as const`);

/** Gives the guarantees a good input of the new call. */
export function withExample(text: string, { call }: Names): string {
  const start = text.indexOf('export const examples');
  const end = text.indexOf('\n};', start);
  if (start === -1 || end === -1) throw new Error('The examples were not found.');
  return `${text.slice(0, end)}\n  ${call}: (enrollmentId) => ({ enrollmentId }),${text.slice(end)}`;
}
