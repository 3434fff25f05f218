import { useState } from 'react';
import { assignFolderKeys } from '@bcs/contract/features/curricula/keys';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import type { NewerValues } from '#lib/versioned-send.ts';
import type { ItemKind } from './item-kind.ts';
import { usePlanEdit, type EditedPlan, type Plan } from './plan-edit.ts';
import { isDeepEqual } from './same.ts';

type Content = EditedPlan['content'];

/** Returns the name under which an item's draft is stored; without a key it is a new item. ADM-116 */
const itemDraft = (planId: number, noun: 'session' | 'assignment', key: string | null): string =>
  `plan/${planId}/${noun}/${key ?? ''}`;

/** Edits one item of a plan. Its key is made once from the title and never changes. ADM-102, ADM-115 */
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
  // the state when the dialog was opened, or when the person last heard of a newer one; an untouched form follows it
  const [seen, setSeen] = useState<Item | null>(item);
  if (!draft.dirty && item !== null && seen !== item) setSeen(item);
  const [newer, setNewer] = useState<NewerValues<Form> | null>(null);
  const { apply, pending, failure } = usePlanEdit(plan);

  const standing = (content: Content) => itemsIn(content).find((each) => each.key === key) ?? null;
  const change = (next: (items: readonly Item[]) => readonly Item[]) =>
    apply({
      isOutdated: ({ content }) => key !== null && !isDeepEqual(standing(content), seen),
      onOutdated: ({ content }) => {
        const theirs = standing(content);
        setSeen(theirs);
        setNewer(theirs && { mine: draft.value, theirs: formOf(theirs) });
      },
      change: (now) => ({ ...now, content: withItems(now.content, next(itemsIn(now.content))) }),
    });
  const keyAmong = (items: readonly Item[]): string => {
    const taken = items.map((each) => each.key);
    return key ?? assignFolderKeys([{ ...kind.named(draft.value), key: null }], noun, taken)[0] ?? noun;
  };
  const others = (items: readonly Item[]) => items.filter((each) => each.key !== key);
  return {
    title,
    draft,
    newer,
    /** True if somebody else has removed the item. */
    isGone: key !== null && seen === null,
    pending,
    failure,
    save: () => change((items) => [...others(items), itemOf(draft.value, keyAmong(items))]),
    remove: () => change(others),
    /** Called once the server has saved the item. */
    done: () => draft.saved(item ? undefined : kind.empty),
  };
}
