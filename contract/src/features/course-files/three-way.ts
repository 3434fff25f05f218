/** The side on which a field has changed since the last take-over. */
export type ChangedSide = 'there' | 'here' | 'both';

/** The contents of an item, field by field. */
export interface ItemFields {
  /** The values in their written form. */
  readonly written: Readonly<Record<string, unknown>>;
  /** The values as they apply to the class: for a day relative to class meetings, its date. */
  readonly meant: Readonly<Record<string, unknown>>;
}

export interface FieldDifference {
  readonly field: string;
  readonly moved: ChangedSide;
}

/** Sorts keys, so that equal objects have equal JSON regardless of the order in the database. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
const written = (value: unknown): string => JSON.stringify(value ?? null, inOrder);
const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** Fields whose text can stay the same although the file to which it refers has changed. */
const NAMES_FILES = new Set(['resources']);

/**
 * Compares a field. Equal text counts as equal, although files do not contain milliseconds or dates moved off holidays.
 * ADM-104
 */
const differ = (one: ItemFields, other: ItemFields, field: string): boolean =>
  (NAMES_FILES.has(field) || !same(one.written[field], other.written[field])) &&
  !same(one.meant[field], other.meant[field]);

/**
 * Compares each field three ways: in the source, in the class, and as the source last brought it. If the last is
 * unknown, either side may be newer. ADM-103, ADM-108
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

/** The key that identifies an item in a class and its source. */
export interface ItemKey {
  readonly kind: 'session' | 'assignment';
  readonly key: string;
}
export const itemKeyText = ({ kind, key }: ItemKey): string => `${kind} ${key}`;

/** The choices made in the preview; everything else stays as proposed. */
export interface SideChoices {
  readonly items: readonly (ItemKey & { readonly takes: boolean })[];
  readonly fields: readonly (ItemKey & {
    readonly field: string;
    readonly takes: 'there' | 'here';
  })[];
}

/** Indexes the choices, so that each item gets its choice or the proposal. */
export function indexChoices({ items, fields }: SideChoices) {
  const [byItem, byField] = [new Map<string, boolean>(), new Map<string, 'there' | 'here'>()];
  for (const item of items) byItem.set(itemKeyText(item), item.takes);
  for (const field of fields) byField.set(`${itemKeyText(field)} ${field.field}`, field.takes);
  return {
    takes: (item: ItemKey, proposed: boolean): boolean => byItem.get(itemKeyText(item)) ?? proposed,
    /** The chosen side; null if a person still has to choose. */
    side: (item: ItemKey, { field, moved }: FieldDifference): 'there' | 'here' | null =>
      byField.get(`${itemKeyText(item)} ${field}`) ?? (moved === 'both' ? null : moved),
  };
}
export type SideIndex = ReturnType<typeof indexChoices>;
