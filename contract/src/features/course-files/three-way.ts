/** Which side a field has moved on since the source was last taken over. */
export type Moved = 'there' | 'here' | 'both';

/** What an item holds, field by field. */
export interface Fields {
  /** As it is written. */
  readonly written: Readonly<Record<string, unknown>>;
  /** As it comes out in the class: of a day relative to class meetings, its date. */
  readonly meant: Readonly<Record<string, unknown>>;
}

export interface FieldDifference {
  readonly field: string;
  readonly moved: Moved;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Compares three ways, field by field: the source, what stands in the class, and what the source brought last. Where it is
 * not known what it brought, either side may be the newer one. ADM-103, ADM-108
 */
export function differences(there: Fields, here: Fields, brought: Fields | null): FieldDifference[] {
  return Object.keys(there.meant).flatMap((field): FieldDifference[] => {
    if (same(there.meant[field], here.meant[field])) return [];
    if (brought === null) return [{ field, moved: 'both' }];
    const movedThere =
      !same(there.written[field], brought.written[field]) && !same(there.meant[field], brought.meant[field]);
    const movedHere = !same(here.meant[field], brought.meant[field]);
    if (movedThere && movedHere) return [{ field, moved: 'both' }];
    return [{ field, moved: movedThere ? 'there' : 'here' }];
  });
}

/** By which an item is known in a class and in its source. */
export interface ItemKey {
  readonly kind: 'session' | 'assignment';
  readonly key: string;
}
export const nameOf = ({ kind, key }: ItemKey): string => `${kind} ${key}`;

/** What somebody has chosen in the preview; what is not named stays as proposed. */
export interface Choices {
  readonly items: readonly (ItemKey & { readonly takes: boolean })[];
  readonly fields: readonly (ItemKey & { readonly field: string; readonly takes: 'there' | 'here' })[];
}

/** Answers what was chosen for an item, or what is proposed. */
export function chosenOf({ items, fields }: Choices) {
  const [byItem, byField] = [new Map<string, boolean>(), new Map<string, 'there' | 'here'>()];
  for (const item of items) byItem.set(nameOf(item), item.takes);
  for (const field of fields) byField.set(`${nameOf(field)} ${field.field}`, field.takes);
  return {
    takes: (item: ItemKey, proposed: boolean): boolean => byItem.get(nameOf(item)) ?? proposed,
    /** Null: somebody has to choose. */
    side: (item: ItemKey, { field, moved }: FieldDifference): 'there' | 'here' | null =>
      byField.get(`${nameOf(item)} ${field}`) ?? (moved === 'both' ? null : moved),
  };
}
export type Chosen = ReturnType<typeof chosenOf>;
