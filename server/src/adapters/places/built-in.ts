import { readFileSync } from 'node:fs';
import { MOST_PLACES, type Place, type Places } from '#kernel/places';

interface City extends Place {
  /** What is compared with what somebody types. */
  readonly key: string;
}

/** Without accents, in small letters: who types 'munchen' means München. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** One country on each line: its code, then its cities, the largest first. */
function readCities(): City[] {
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const lines = readFileSync(new URL('cities.txt', import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [code = '', names = ''] = line.split('|');
      return names.split(';').map((name) => ({
        id: `${code}/${name}`,
        description: `${name}, ${countries.of(code) ?? code}`,
        key: keyOf(name),
      }));
    });
}

/** The list that comes with the product: the larger cities of the world. Read at the first question. D-138 */
export function builtInPlaces(): Places {
  let cities: readonly City[] | undefined;
  return {
    async cities(query) {
      cities ??= readCities();
      const wanted = keyOf(query);
      const begins = cities.filter(({ key }) => wanted !== '' && key.startsWith(wanted));
      const contains = cities.filter(({ key }) => wanted !== '' && key.includes(` ${wanted}`));
      const found = [...new Set([...begins, ...contains])].slice(0, MOST_PLACES);
      return { places: found.map(({ id, description }) => ({ id, description })), source: 'GeoNames' };
    },
  };
}
