import { FEATURES } from '@bcs/contract/features';
import type { SourceLocation } from './place.ts';

/** One import of one of our files by another. */
export interface Crossing {
  readonly from: SourceLocation;
  readonly to: SourceLocation;
  readonly typeOnly: boolean;
}

/** Says in a few words why an import is forbidden, or null where it is allowed. */
export type Refusal = string | null;

const rankOf = (feature: string) => (FEATURES as readonly string[]).indexOf(feature);
export const isListedFeature = (feature: string): boolean => rankOf(feature) !== -1;

/** A feature imports itself and the features before it in the list, never those behind it. */
export function refuseAgainstOrder({ from, to }: Crossing): Refusal {
  if (from.feature === null || to.feature === null || from.feature === to.feature) return null;
  if (!isListedFeature(from.feature) || !isListedFeature(to.feature)) return null;
  return rankOf(to.feature) < rankOf(from.feature)
    ? null
    : `against the feature order: ${from.feature} comes before ${to.feature}`;
}

/** Returns the first error among several. */
export const firstRefusal = (crossing: Crossing, ...rules: ((crossing: Crossing) => Refusal)[]): Refusal => {
  for (const rule of rules) {
    const refusal = rule(crossing);
    if (refusal !== null) return refusal;
  }
  return null;
};
