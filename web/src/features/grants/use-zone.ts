import type { Zone } from '@bcs/contract/kernel/clock';
import { useMaybeViewer } from '#lib/viewer.ts';

/**
 * The time zone that administration and imports use: that of the chosen class, otherwise UTC; both are named beside the
 * times. D-010
 */
export const useZone = (): Zone => useMaybeViewer()?.timeZone ?? 'UTC';
