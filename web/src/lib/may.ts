import { roleMay, type Ability, type Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { useNow } from './now.ts';
import { useViewer } from './viewer.ts';

/** Tells whether somebody may do something now: by role, then by the facts, as the server decides it. */
export const may = <Facts>(asked: Ability<Facts>, facts: Facts, viewer: Viewer, now: Instant): boolean =>
  roleMay(asked, viewer.role) && (asked.refuse?.(facts, viewer, now) ?? null) === null;

/** Follows an ability: `const mayCheckIn = useMay(checkIn, session)` changes by itself as time passes. */
export function useMay(asked: Ability<null>): boolean;
export function useMay<Facts>(asked: Ability<Facts>, facts: Facts): boolean;
export function useMay<Facts>(asked: Ability<Facts>, facts?: Facts): boolean {
  const viewer = useViewer();
  return may(asked, (facts ?? null) as Facts, viewer, useNow());
}
