import type { Zone } from '@bcs/contract/kernel/clock';
import { useMaybeViewer } from '#lib/viewer.ts';

/** The zone in which imports are told: that of the chosen class, else UTC. D-010 */
export const useHomeZone = (): Zone => useMaybeViewer()?.timeZone ?? 'UTC';
