/**
 * Parses plain `?a=b` texts for the router, whose default tries JSON first and would turn a token such as
 * 12345678901234567890 into a rounded number.
 */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The inverse; empty and absent values are left out of the address. */
export function stringifySearch(values: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** Returns a value of a fixed list, else undefined: for `validateSearch`. */
export const parseChoice = <const V extends string>(value: unknown, allowed: readonly V[]): V | undefined =>
  allowed.find((each) => each === value);

/** Returns a text of at most `max` characters, else undefined. */
export const parseText = (value: unknown, max = 200): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= max ? value : undefined;

/** Returns the texts under these keys, for the `validateSearch` of a screen that checks their values itself. */
export const parseTexts = <const Key extends string>(
  search: Readonly<Record<string, unknown>>,
  keys: readonly Key[],
): Partial<Record<Key, string | number | undefined>> => {
  const found: Partial<Record<Key, string | undefined>> = {};
  for (const key of keys) if (search[key] !== undefined) found[key] = parseText(String(search[key]));
  return found;
};

/**
 * A positive whole number that can be an id, else undefined: what the database cannot hold is no id. The router judges
 * an address again after it was led on, so that an id is one as well. D-012
 */
export const parseId = (value: unknown): number | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) && +text === (+text | 0) ? +text : undefined;
};
