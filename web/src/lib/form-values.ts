/** Returns the initial content of a form: the stored values, and empty ones for null or missing values. */
export const initialValues = <Value extends object>(
  empty: Value,
  stored: { readonly [Key in keyof Value]?: Value[Key] | null } | null,
): Value =>
  Object.fromEntries(
    Object.entries(empty).map(([key, nothing]) => [key, stored?.[key as keyof Value] ?? nothing]),
  ) as Value;

/** Converts a text for sending: null if nothing was typed. */
export const orNull = (typed: string): string | null => typed.trim() || null;

/** Converts a number for sending: null if nothing was typed. */
export const numberOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** Converts a stored number for a field: empty if there is none. */
export const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** Converts the texts of several fields for sending. */
export const orNulls = <Key extends string>(typed: Readonly<Record<Key, string>>): Record<Key, string | null> =>
  Object.fromEntries(Object.entries<string>(typed).map(([key, text]) => [key, orNull(text)])) as Record<
    Key,
    string | null
  >;
