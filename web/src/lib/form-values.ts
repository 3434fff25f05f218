/** Returns the first content of a form: what is stored, and nothing where that is null or not there yet. */
export const filledFrom = <Value extends object>(
  empty: Value,
  stored: { readonly [Key in keyof Value]?: Value[Key] | null } | null,
): Value =>
  Object.fromEntries(
    Object.entries(empty).map(([key, nothing]) => [key, stored?.[key as keyof Value] ?? nothing]),
  ) as Value;

/** A text as it is sent: null where nothing was typed. */
export const orNull = (typed: string): string | null => typed.trim() || null;

/** A number as it is sent: null where nothing was typed. */
export const numberOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** A stored number as a field shows it: empty where there is none. */
export const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** The texts of several fields as they are sent. */
export const orNulls = <Key extends string>(typed: Readonly<Record<Key, string>>): Record<Key, string | null> =>
  Object.fromEntries(Object.entries<string>(typed).map(([key, text]) => [key, orNull(text)])) as Record<
    Key,
    string | null
  >;
