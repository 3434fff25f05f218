import type { Zone } from '@bcs/contract/kernel/clock';
import { useMaybeViewer } from '#lib/viewer.ts';

/**
 * The zone in which administration and imports tell moments: that of the chosen class, else UTC; both are named beside
 * them. D-010
 */
export const useZone = (): Zone => useMaybeViewer()?.timeZone ?? 'UTC';
