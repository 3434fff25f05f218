import { dueInWords, placeInWords } from '@bcs/contract/features/curricula/place-words';
import type { PlanItem } from '@bcs/contract/features/plans/weeks';
import { categoryName } from '@bcs/contract/features/sessions/categories';
import { Badge } from '#kit/badge.tsx';
import { mistakeText } from './mistake-list.tsx';
import type { Plan } from './plan-edit.ts';

type Props = {
  item: PlanItem;
  /** What people call a session, by its key. */
  nameOf: (session: string) => string;
  mistakes: Plan['mistakes'];
  onOpen: () => void;
};

const kindOf = (item: PlanItem): string => {
  if (item.kind === 'session') return categoryName(item.item.facts.category);
  return item.item.facts.kind === 'career' ? 'Career milestone' : 'Assignment';
};

function whenOf(item: PlanItem, nameOf: Props['nameOf']): string {
  if (item.kind === 'session') return placeInWords(item.at);
  const { due } = item.item.facts;
  const words = dueInWords({ ...due, session: due.session === null ? null : `“${nameOf(due.session)}”` });
  return `Due ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** One line of a week: what it is, when it is, and what is wrong with it. */
export const ItemRow = ({ item, nameOf, mistakes, onOpen }: Props) => (
  <li className="grid gap-1 px-4 py-3 sm:px-5">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <button type="button" className="min-w-0 text-left font-semibold text-brand wrap-anywhere" onClick={onOpen}>
        {item.name}
      </button>
      <span className="flex flex-wrap items-baseline gap-2 text-sm text-muted">
        <span>{whenOf(item, nameOf)}</span>
        <Badge tone={item.kind === 'session' ? 'neutral' : 'brand'}>{kindOf(item)}</Badge>
      </span>
    </div>
    {mistakes.map((mistake) => (
      <p key={JSON.stringify(mistake)} className="text-sm font-medium text-bad">
        {mistakeText(mistake)}
      </p>
    ))}
  </li>
);
