import type { PlanContent } from '@bcs/contract/features/plans/model';
import { groupByWeek, type PlanItem } from '@bcs/contract/features/plans/weeks';
import { Card, CardHeader } from '#kit/card.tsx';
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
  return groupByWeek(content).map(({ week, items }) => (
    <Card key={week}>
      <div className="border-b border-line px-4 py-3 sm:px-5">
        <CardHeader title={week === null ? 'Before the first class' : `Week ${week}`} />
      </div>
      <ul className="divide-y divide-line">
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
    </Card>
  ));
}
