import {
  differences,
  itemKeyText,
  type SideIndex,
  type FieldDifference,
  type ItemFields,
  type ItemKey,
} from './three-way.ts';

/** An item of the source. */
export interface SourceItem extends ItemKey {
  readonly fields: ItemFields;
  /** The reason why it cannot be taken over here; null where there is none. */
  readonly problem: string | null;
}
/** An item of the class. */
export interface ClassItem extends ItemKey {
  readonly fields: ItemFields;
  /** True if it has no text yet, so that any text of the source is new. */
  readonly isEmpty: boolean;
  /** True if students have submitted work; changes to it are not ticked by default. ADM-103 */
  readonly hasWork: boolean;
  /** Fields that can no longer change, such as the time of a session that has begun. */
  readonly settled: readonly string[];
  /** True if it has already taken place, so that it cannot be removed. */
  readonly hasBegun: boolean;
}

/** The possible effects of a take-over on an item. */
export type ItemOutcomeKind =
  | 'new'
  | 'changed'
  /** The item differs only because it was changed in the class. */
  | 'changed here'
  | 'unchanged'
  /** The item is missing from the source; removing it from the class is proposed. */
  | 'gone'
  /** The item has never been in the source. */
  | 'only here'
  /** The item came from the source, and was then cancelled, archived or deleted in the class. */
  | 'left here';

export interface ItemOutcome extends ItemKey {
  readonly outcome: ItemOutcomeKind;
  readonly differs: readonly (FieldDifference & { readonly takes: 'there' | 'here' | null })[];
  /** Tells whether the item can be ticked. */
  readonly mayTake: boolean;
  readonly takes: boolean;
  readonly problem: string | null;
}

/** The facts about the source and the class. */
export interface ComparedFacts {
  readonly there: readonly SourceItem[];
  readonly here: readonly ClassItem[];
  /** The fields that the source brought last, by item. */
  readonly brought: ReadonlyMap<string, ItemFields>;
  /** Items that are cancelled or archived in the class. */
  readonly leftHere: ReadonlySet<string>;
}

/**
 * Decides what happens to each item, for both the preview and the save. Removing an item that the source no longer has
 * is only proposed, and so is restoring an item that was removed from the class. ADM-103, ADM-108
 */
export function decideOutcomes({ there, here, brought, leftHere }: ComparedFacts, chosen: SideIndex): ItemOutcome[] {
  const standing = new Map(here.map((item) => [itemKeyText(item), item]));
  const inSource = new Set(there.map(itemKeyText));
  const added = (item: SourceItem): ItemOutcome => {
    const isLeft = leftHere.has(itemKeyText(item));
    const wasHere = brought.has(itemKeyText(item));
    const mayTake = !isLeft && item.problem === null;
    return {
      ...keyOf(item),
      outcome: isLeft || wasHere ? 'left here' : 'new',
      differs: [],
      mayTake,
      takes: mayTake && chosen.takes(item, !wasHere),
      problem: item.problem,
    };
  };
  const fromSource = there.map((item): ItemOutcome => {
    const known = standing.get(itemKeyText(item));
    return known ? compared(item, known, brought.get(itemKeyText(item)) ?? null, chosen) : added(item);
  });
  const others = here
    .filter((item) => !inSource.has(itemKeyText(item)))
    .map((item): ItemOutcome => {
      const isGone = brought.has(itemKeyText(item));
      return {
        ...keyOf(item),
        outcome: isGone ? 'gone' : 'only here',
        differs: [],
        mayTake: isGone && !item.hasBegun,
        takes: isGone && !item.hasBegun && chosen.takes(item, false),
        problem: null,
      };
    });
  return [...fromSource, ...others];
}

const keyOf = ({ kind, key }: ItemKey): ItemKey => ({ kind, key });

function compared(there: SourceItem, here: ClassItem, brought: ItemFields | null, chosen: SideIndex): ItemOutcome {
  const last = here.isEmpty && brought === null ? here.fields : brought;
  const differs = differences(there.fields, here.fields, last)
    .filter(({ field }) => !here.settled.includes(field))
    .map((difference) => ({ ...difference, takes: chosen.side(there, difference) }));
  const isNews = differs.some(({ moved, takes }) => moved !== 'here' || takes === 'there');
  const problem = isNews ? there.problem : null;
  const mayTake = differs.length > 0 && problem === null;
  const outcome = differs.length === 0 ? 'unchanged' : isNews ? 'changed' : 'changed here';
  return {
    ...keyOf(there),
    outcome,
    differs,
    mayTake,
    takes: mayTake && isNews && chosen.takes(there, !here.hasWork),
    problem,
  };
}

/** Tells whether a person has to choose a side before anything can be written. ADM-108 */
export const needsChoice = ({ takes, differs }: ItemOutcome): boolean =>
  takes && differs.some((difference) => difference.takes === null);
