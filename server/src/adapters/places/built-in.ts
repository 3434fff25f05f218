import { readFileSync } from 'node:fs';
import type { Zone } from '@bcs/contract/kernel/clock';
import { MOST_PLACES, type CityChoice, type Places } from '#kernel/places';

interface City extends CityChoice {
  /** The normalized name, which is compared with the typed text. */
  readonly key: string;
  readonly country: string;
  /** The rank by size within its country, from 0. */
  readonly rank: number;
}

/** Normalizes a name to lower case without accents, so that 'munchen' finds München. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Reads one country per line: its code, then its cities, the largest first. */
function readCities(): City[] {
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const lines = readFileSync(new URL('cities.txt', import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [code = '', names = ''] = line.split('|');
      return names.split(';').map((name, rank) => ({
        country: code,
        rank,
        id: `${code}/${name}`,
        description: `${name}, ${countries.of(code) ?? code}`,
        key: keyOf(name),
      }));
    });
}

/** A property that our TypeScript library types do not contain yet. */
interface Region extends Intl.Locale {
  getTimeZones(): readonly string[] | undefined;
}
const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale('en', { region: country }) as Region).getTimeZones() ?? [];

/** Sorts cities of the likely country first, then by size within each country. */
function byLikelihood(near: Zone | null) {
  const isNear = new Map<string, boolean>();
  const nearness = ({ country }: City) => {
    const known = isNear.get(country) ?? (near !== null && zonesOf(country).includes(near));
    isNear.set(country, known);
    return known ? 0 : 1;
  };
  return (a: City, b: City) => nearness(a) - nearness(b) || a.rank - b.rank;
}

/** The built-in list of the world's larger cities, which is read when it is first needed. D-138 */
export function builtInPlaces(): Places {
  let cities: readonly City[] | undefined;
  return {
    async cities(query, near) {
      cities ??= readCities();
      const wanted = keyOf(query);
      const likeliest = byLikelihood(near);
      const begins = cities.filter(({ key }) => wanted !== '' && key.startsWith(wanted)).toSorted(likeliest);
      const contains = cities.filter(({ key }) => wanted !== '' && key.includes(` ${wanted}`)).toSorted(likeliest);
      const found = [...new Set([...begins, ...contains])].slice(0, MOST_PLACES);
      return { places: found.map(({ id, description }) => ({ id, description })), source: 'GeoNames' };
    },
  };
}
