import type { Zone } from '@bcs/contract/kernel/clock';
import { zoneName } from './dates.ts';

const optionOf = (zone: Zone) => ({ value: zone, label: zoneName(zone) });
const KNOWN = Intl.supportedValuesOf('timeZone');
const OPTIONS = KNOWN.map(optionOf).toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

/**
 * Lists the time zones that the browser knows, by their displayed names; a stored zone that it does not know comes
 * first.
 */
export const zoneOptions = (stored: Zone | null) =>
  stored === null || stored === '' || KNOWN.includes(stored) ? OPTIONS : [optionOf(stored), ...OPTIONS];
