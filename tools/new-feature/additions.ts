import type { Names } from './names.ts';

/** Adds a feature at the end of the feature order, unless it is in it already. */
export const inFeatureOrder = (text: string, { feature }: Names): string =>
  text.includes(`'${feature}'`) ? text : text.replace('] as const', `  '${feature}',\n] as const`);
