import { z } from 'zod';
import { SECOND } from '@bcs/contract/kernel/clock';
import { boundedBody } from '#adapters/bounded-body';
import { MOST_PLACES, type CityChoice, type Places } from '#kernel/places';

export interface Google {
  /** The address of the Places API. */
  readonly apiUrl: string;
  readonly key: string;
}

const TIMEOUT = 2 * SECOND;
const LARGEST_ANSWER = 256 * 1024;
const FIELDS = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text';
/** The API's group of types for what people call cities. SURV-069 */
const CITIES = ['(cities)'];

const Suggestions = z.object({
  suggestions: z
    .array(z.object({ placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }) }))
    .default([]),
});

async function ask({ apiUrl, key }: Google, input: string, within: number): Promise<CityChoice[]> {
  const response = await fetch(`${apiUrl}/places:autocomplete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': FIELDS },
    body: JSON.stringify({ input, includedPrimaryTypes: CITIES, languageCode: 'en' }),
    redirect: 'error',
    signal: AbortSignal.timeout(within),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answer: unknown = JSON.parse((await boundedBody(response, LARGEST_ANSWER)).toString('utf8'));
  return Suggestions.parse(answer).suggestions.map(({ placePrediction: { placeId, text } }) => ({
    id: placeId,
    description: text.text,
  }));
}

/** Looks up cities with Google Places; if it fails or is slow, the other service is used. D-138 */
export const googlePlaces = (google: Google, otherwise: Places, within: number = TIMEOUT): Places => ({
  async cities(query, near) {
    try {
      return { places: (await ask(google, query, within)).slice(0, MOST_PLACES), source: 'Powered by Google' };
    } catch {
      return otherwise.cities(query, near);
    }
  },
});
