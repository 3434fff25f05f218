import {
  differences,
  nameOf,
  type ChosenSides,
  type FieldDifference,
  type ItemFields,
  type ItemKey,
} from './three-way.ts';

/** An item of the source. */
export interface ItemThere extends ItemKey {
  readonly fields: ItemFields;
  /** The reason why it cannot be taken over here; null where there is none. */
  readonly problem: string | null;
}
/** An item of the class. */
export interface ItemHere extends ItemKey {
  readonly fields: ItemFields;
  /** True if it has no text of its own yet, so that every text of the source is new. */
  readonly isEmpty: boolean;
  /** Students see it and have handed work in: a change of it is not ticked beforehand. ADM-103 */
  readonly hasWork: boolean;
  /** Fields that nothing changes any more, such as when a session that has begun takes place. */
  readonly settled: readonly string[];
  /** True if it has taken place, so that it stays. */
  readonly hasBegun: boolean;
}

/** The kinds of effects that taking over has on an item. */
export type ItemOutcomeKind =
  | 'new'
  | 'changed'
  /** A field that differs, but only in the class. */
  | 'changed here'
  | 'unchanged'
  /** Not in the source any more: a proposal to take it out of the class. */
  | 'gone'
  /** Never was in the source. */
  | 'only here'
  /** Was cancelled, archived or deleted here after it came from the source. */
  | 'left here';

export interface ItemOutcome extends ItemKey {
  readonly outcome: ItemOutcomeKind;
  readonly differs: readonly (FieldDifference & { readonly takes: 'there' | 'here' | null })[];
  /** Tells whether there is anything to tick. */
  readonly mayTake: boolean;
  readonly takes: boolean;
  readonly problem: string | null;
}

/** The facts about both sides. */
export interface Sides {
  readonly there: readonly ItemThere[];
  readonly here: readonly ItemHere[];
  /** The fields that the source brought last, by item. */
  readonly brought: ReadonlyMap<string, ItemFields>;
  /** Items that are cancelled or archived in the class. */
  readonly leftHere: ReadonlySet<string>;
}

/**
 * Decides the outcome of each item, for the preview and for writing alike. An item that is gone from the source is only
 * proposed, and so is one that was taken out of the class. ADM-103, ADM-108
 */
export function decideOutcomes({ there, here, brought, leftHere }: Sides, chosen: ChosenSides): ItemOutcome[] {
  const standing = new Map(here.map((item) => [nameOf(item), item]));
  const inSource = new Set(there.map(nameOf));
  const added = (item: ItemThere): ItemOutcome => {
    const isLeft = leftHere.has(nameOf(item));
    const wasHere = brought.has(nameOf(item));
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
    const known = standing.get(nameOf(item));
    return known ? compared(item, known, brought.get(nameOf(item)) ?? null, chosen) : added(item);
  });
  const others = here
    .filter((item) => !inSource.has(nameOf(item)))
    .map((item): ItemOutcome => {
      const isGone = brought.has(nameOf(item));
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

function compared(there: ItemThere, here: ItemHere, brought: ItemFields | null, chosen: ChosenSides): ItemOutcome {
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

/** Tells whether somebody has to choose a side before anything is written. ADM-108 */
export const isUnsettled = ({ takes, differs }: ItemOutcome): boolean =>
  takes && differs.some((difference) => difference.takes === null);
