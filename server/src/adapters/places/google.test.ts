import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGooglePlaces, PLACES_KEY, type FakeGooglePlaces } from '#testing/google-places';
import { builtInPlaces } from './built-in.ts';
import { googlePlaces } from './google.ts';

let google: FakeGooglePlaces;
const places = (key = PLACES_KEY) => googlePlaces({ apiUrl: google.apiUrl, key }, builtInPlaces(), 200);

beforeAll(async () => {
  google = await openGooglePlaces();
});
afterAll(() => google.close());

test('with a key Google is asked for cities, and named as the source [SURV-030, SURV-069, D-138]', async () => {
  expect(await places().cities('lisb', null)).toEqual({
    places: [
      { id: 'place-0', description: 'Lisbon, Portugal' },
      { id: 'place-1', description: 'Lisburn, United Kingdom' },
    ],
    source: 'Powered by Google',
  });
  expect(await places().cities('xyzzy', null)).toEqual({ places: [], source: 'Powered by Google' });
});

test.each(['down', 'slow', 'garbage', 'other shape', 'huge'] as const)(
  'while it is %s our own list helps out [D-138]',
  async (mood) => {
    google.mood = mood;
    const { places: found, source } = await places().cities('lisb', null);
    google.mood = 'well';
    expect([found[0]?.description, source]).toEqual(['Lisbon, Portugal', 'GeoNames']);
  },
);

test('a key that is not accepted is no reason to find nothing [D-138]', async () => {
  expect((await places('another key').cities('lisb', null)).source).toBe('GeoNames');
});
