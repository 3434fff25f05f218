import type { Place } from './place.ts';
import type { Stairs } from './stairs.ts';

/** One import of one of our files by another. */
export interface Crossing {
  readonly from: Place;
  readonly to: Place;
  readonly typeOnly: boolean;
  readonly stairs: Stairs;
}

/** Says in a few words why an import is forbidden, or null where it is allowed. */
export type Refusal = string | null;

/** Down a stair, or within one step; never up, never sideways. */
export function refuseUpTheStairs({ from, to, stairs }: Crossing): Refusal {
  if (from.feature === null || to.feature === null || from.feature === to.feature) return null;
  const [lower, higher] = [stairs.get(to.feature), stairs.get(from.feature)];
  if (lower === undefined || higher === undefined) return null;
  return lower < higher ? null : `up the stairs: ${from.feature} stands below ${to.feature}`;
}

/** The first refusal of several. */
export const firstOf = (crossing: Crossing, ...rules: ((crossing: Crossing) => Refusal)[]): Refusal => {
  for (const rule of rules) {
    const refusal = rule(crossing);
    if (refusal !== null) return refusal;
  }
  return null;
};
