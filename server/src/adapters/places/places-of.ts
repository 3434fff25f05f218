import type { Places } from '#kernel/places';
import type { Settings } from '#kernel/settings';
import { builtInPlaces } from './built-in.ts';
import { googlePlaces } from './google.ts';

/** Returns the service that looks up cities: Google if a key is set, else the built-in list. D-138 */
export function createPlaces({ googlePlaces: google }: Pick<Settings, 'googlePlaces'>): Places {
  const builtIn = builtInPlaces();
  return google ? googlePlaces(google, builtIn) : builtIn;
}
