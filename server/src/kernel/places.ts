import type { Zone } from '@bcs/contract/kernel/clock';

/** A city that can be chosen. D-138 */
export type CityChoice = Readonly<{ id: string; description: string }>;
export interface FoundPlaces {
  readonly places: readonly CityChoice[];
  /** The source of the list, which licenses require to be named. */
  readonly source: string;
}

/** Finds cities by the beginning of their name, the likeliest first. SURV-068, SURV-069, D-138 */
export interface Places {
  /**
   * @param near a time zone of the preferred country
   */
  cities(query: string, near: Zone | null): Promise<FoundPlaces>;
}

/** The highest number of places offered. */
export const MOST_PLACES = 8;
