import type { PlanContent } from '@bcs/contract/features/plans/model';
import { groupByWeek, type PlanItem } from '@bcs/contract/features/plans/weeks';
import { plural } from '@bcs/contract/kernel/plural';
import { Card } from '#kit/card.tsx';
import { ItemRow } from './item-row.tsx';
import type { Plan } from './plan-edit.ts';

type Props = {
  content: PlanContent;
  mistakes: Plan['mistakes'];
  onOpen: (item: PlanItem) => void;
};

export const fileOf = ({ kind, item }: PlanItem): string => `${kind}s/${item.key}.md`;

/** The sessions and assignments of a plan week by week. ADM-102 */
export function WeekList({ content, mistakes, onOpen }: Props) {
  const names = new Map(content.sessions.map(({ key, facts }) => [key, facts.name]));
  const wrong = new Set(mistakes.map(({ file }) => file));
  return groupByWeek(content).map(({ week, items }, place) => (
    <Card key={week}>
      {/* a plan has many weeks: the first one shows how they look, and what has a mistake must be in view */}
      <details open={place === 0 || items.some((item) => wrong.has(fileOf(item)))}>
        <summary className="px-4 py-3 sm:px-5">
          <h2 className="ml-1 inline text-lg font-bold">{week === null ? 'Before the first class' : `Week ${week}`}</h2>
          <span className="ml-3 text-sm text-muted">{weekText(items)}</span>
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {items.map((item) => (
            <ItemRow
              key={fileOf(item)}
              item={item}
              nameOf={(session) => names.get(session) ?? session}
              mistakes={mistakes.filter(({ file }) => file === fileOf(item))}
              onOpen={() => onOpen(item)}
            />
          ))}
        </ul>
      </details>
    </Card>
  ));
}

/** '4 sessions, 1 assignment' */
function weekText(items: readonly PlanItem[]): string {
  const sessions = items.filter(({ kind }) => kind === 'session').length;
  const parts = [
    sessions > 0 && plural(sessions, 'session'),
    items.length > sessions && plural(items.length - sessions, 'assignment'),
  ];
  return parts.filter(Boolean).join(', ');
}
