import { dueInWords, placeInWords } from '@bcs/contract/features/curricula/place-words';
import type { PlanItem } from '@bcs/contract/features/plans/weeks';
import { categoryName, CLASS_SESSION } from '@bcs/contract/features/sessions/categories';
import { Badge } from '#kit/badge.tsx';
import { mistakeText } from './mistake-list.tsx';
import type { Plan } from './plan-edit.ts';

type Props = {
  item: PlanItem;
  /** Returns the name by which people know a session, from its key. */
  nameOf: (session: string) => string;
  mistakes: Plan['mistakes'];
  onOpen: () => void;
};

/** Names the kind of an item; a class is named by its number. */
function kindOf(item: PlanItem): string | null {
  if (item.kind === 'assignment') return item.item.facts.kind === 'career' ? 'Career milestone' : 'Assignment';
  const { category } = item.item.facts;
  return category === CLASS_SESSION ? null : categoryName(category);
}

const lower = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

function whenOf(item: PlanItem, nameOf: Props['nameOf']): string {
  if (item.kind === 'session') return placeInWords(item.at);
  const { due } = item.item.facts;
  const day = due.meeting !== null && due.days === 0 ? 'on the day of ' : '';
  return `Due ${day}${lower(dueInWords({ ...due, session: due.session && `“${nameOf(due.session)}”` }))}`;
}

/** One line of a week: the item, its time, and its mistakes. */
export function ItemRow({ item, nameOf, mistakes, onOpen }: Props) {
  const kind = kindOf(item);
  return (
    <li className="grid gap-1 px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <button type="button" className="min-w-0 text-left font-semibold text-brand wrap-anywhere" onClick={onOpen}>
          {item.name}
        </button>
        <span className="flex flex-wrap items-baseline gap-2 text-sm text-muted">
          <span>{whenOf(item, nameOf)}</span>
          {kind !== null && <Badge tone={item.kind === 'session' ? 'neutral' : 'brand'}>{kind}</Badge>}
        </span>
      </div>
      {mistakes.map((mistake) => (
        <p key={JSON.stringify(mistake)} className="text-sm font-medium text-bad">
          {mistakeText(mistake)}
        </p>
      ))}
    </li>
  );
}
