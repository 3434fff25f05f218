/** Which side a field has moved on since the source was last taken over. */
export type MovedValue = 'there' | 'here' | 'both';

/** The contents of an item, field by field. */
export interface ItemFields {
  /** The values in their written form. */
  readonly written: Readonly<Record<string, unknown>>;
  /** The values in their meaning for the class: for a day relative to class meetings, its date. */
  readonly meant: Readonly<Record<string, unknown>>;
}

export interface FieldDifference {
  readonly field: string;
  readonly moved: MovedValue;
}

/** Sorts keys, so that equal values are written alike, in whatever order a database returns them. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
const written = (value: unknown): string => JSON.stringify(value ?? null, inOrder);
const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** Fields whose words stay while what they name becomes another: a file with the same name. */
const NAMES_FILES = new Set(['resources']);

/** Compares a field; equal text is equal, although files know no half seconds and dates off holidays. ADM-104 */
const differ = (one: ItemFields, other: ItemFields, field: string): boolean =>
  (NAMES_FILES.has(field) || !same(one.written[field], other.written[field])) &&
  !same(one.meant[field], other.meant[field]);

/**
 * Compares three ways, field by field: the source, what stands in the class, and what the source brought last. Where it is
 * not known what it brought, either side may be the newer one. ADM-103, ADM-108
 */
export function differences(there: ItemFields, here: ItemFields, brought: ItemFields | null): FieldDifference[] {
  return Object.keys(there.meant).flatMap((field): FieldDifference[] => {
    if (!differ(there, here, field)) return [];
    if (brought === null) return [{ field, moved: 'both' }];
    const [movedThere, movedHere] = [differ(there, brought, field), differ(here, brought, field)];
    if (movedThere && movedHere) return [{ field, moved: 'both' }];
    return [{ field, moved: movedThere ? 'there' : 'here' }];
  });
}

/** The key by which an item is known in a class and in its source. */
export interface ItemKey {
  readonly kind: 'session' | 'assignment';
  readonly key: string;
}
export const nameOf = ({ kind, key }: ItemKey): string => `${kind} ${key}`;

/** The choices made in the preview; whatever is not named stays as proposed. */
export interface SideChoices {
  readonly items: readonly (ItemKey & { readonly takes: boolean })[];
  readonly fields: readonly (ItemKey & {
    readonly field: string;
    readonly takes: 'there' | 'here';
  })[];
}

/** Answers what was chosen for an item, or what is proposed. */
export function indexChoices({ items, fields }: SideChoices) {
  const [byItem, byField] = [new Map<string, boolean>(), new Map<string, 'there' | 'here'>()];
  for (const item of items) byItem.set(nameOf(item), item.takes);
  for (const field of fields) byField.set(`${nameOf(field)} ${field.field}`, field.takes);
  return {
    takes: (item: ItemKey, proposed: boolean): boolean => byItem.get(nameOf(item)) ?? proposed,
    /** The side that is taken; null where a person has to choose. */
    side: (item: ItemKey, { field, moved }: FieldDifference): 'there' | 'here' | null =>
      byField.get(`${nameOf(item)} ${field}`) ?? (moved === 'both' ? null : moved),
  };
}
export type ChosenSides = ReturnType<typeof indexChoices>;
