import { useState } from 'react';
import { keysOf } from '@bcs/contract/features/curricula/keys';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import type { Newer } from '#lib/versioned-send.ts';
import type { ItemKind } from './item-kind.ts';
import { usePlanEdit, type Edited, type Plan } from './plan-edit.ts';
import { isSame } from './same.ts';

type Content = Edited['content'];

/** Returns the name of the form of an item among the drafts of its author; without a key it is a new one. ADM-116 */
const itemDraft = (planId: number, noun: 'session' | 'assignment', key: string | null): string =>
  `plan/${planId}/${noun}/${key ?? ''}`;

/** Writes one item of a plan. A key is made from its title once, and then it stays. ADM-102, ADM-115 */
export function useItemEdit<Item extends { readonly key: string }, Form extends object>(
  plan: Plan,
  kind: ItemKind<Item, Form>,
  item: Item | null,
) {
  const { noun, itemsIn, withItems, formOf, itemOf } = kind;
  const key = item?.key ?? null;
  const [title] = useState(item ? kind.named(formOf(item)).title : `New ${noun}`);
  const begun = item ? formOf(item) : kind.empty;
  const draft = useAdminDraft<Form>(itemDraft(plan.planId, noun, key), `${plan.name}: ${title}`, begun);
  // as it was when this was opened, or when somebody was last told of a newer one; untouched, the form follows it
  const [seen, setSeen] = useState<Item | null>(item);
  if (!draft.dirty && item !== null && seen !== item) setSeen(item);
  const [newer, setNewer] = useState<Newer<Form> | null>(null);
  const { apply, pending, failure } = usePlanEdit(plan);

  const standing = (content: Content) => itemsIn(content).find((each) => each.key === key) ?? null;
  const change = (next: (items: readonly Item[]) => readonly Item[]) =>
    apply({
      isOutdated: ({ content }) => key !== null && !isSame(standing(content), seen),
      onOutdated: ({ content }) => {
        const theirs = standing(content);
        setSeen(theirs);
        setNewer(theirs && { mine: draft.value, theirs: formOf(theirs) });
      },
      change: (now) => ({ ...now, content: withItems(now.content, next(itemsIn(now.content))) }),
    });
  const keyAmong = (items: readonly Item[]): string => {
    const taken = items.map((each) => each.key);
    return key ?? keysOf([{ ...kind.named(draft.value), key: null }], noun, taken)[0] ?? noun;
  };
  const others = (items: readonly Item[]) => items.filter((each) => each.key !== key);
  return {
    title,
    draft,
    newer,
    /** Somebody else has removed it. */
    isGone: key !== null && seen === null,
    pending,
    failure,
    save: () => change((items) => [...others(items), itemOf(draft.value, keyAmong(items))]),
    remove: () => change(others),
    /** The server has saved it. */
    done: () => draft.saved(item ? undefined : kind.empty),
  };
}
