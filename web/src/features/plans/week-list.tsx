import type { PlanContent } from '@bcs/contract/features/plans/model';
import { groupByWeek, type PlanItem } from '@bcs/contract/features/plans/weeks';
import { plural } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { ItemRow } from './item-row.tsx';
import type { Plan } from './plan-edit.ts';

type Props = { content: PlanContent; mistakes: Plan['mistakes']; onOpen: (item: PlanItem) => void };

export const itemFileName = ({ kind, item }: PlanItem): string => `${kind}s/${item.key}.md`;

const idOf = (week: number | null) => `week-${week ?? 0}`;
const nameOfWeek = (week: number | null) => (week === null ? 'Before the first class' : `Week ${week}`);

/** Links to the weeks of a plan by number; each opens its week and scrolls to it. ADM-102, D-301 */
export function WeekLinks({ content }: Pick<Props, 'content'>) {
  const show = (week: number | null) => {
    const details = document.getElementById(idOf(week)) as HTMLDetailsElement | null;
    if (!details) return;
    details.open = true;
    details.scrollIntoView({ block: 'start' });
    details.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <TitledCard pad title="Weeks" className="grid gap-3 max-lg:hidden">
      <ul className="flex flex-wrap gap-1">
        {groupByWeek(content).map(({ week }) => (
          <li key={week}>
            <Button size="sm" tone="quiet" aria-label={nameOfWeek(week)} onClick={() => show(week)}>
              {week ?? 'Before'}
            </Button>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** The sessions and assignments of a plan week by week. ADM-102 */
export function WeekList({ content, mistakes, onOpen }: Props) {
  const names = new Map(content.sessions.map(({ key, facts }) => [key, facts.name]));
  const wrong = new Set(mistakes.map(({ file }) => file));
  return groupByWeek(content).map(({ week, items }, place) => (
    <Card key={week}>
      {/* a plan has many weeks: the first one is open as an example, and weeks with mistakes must be visible */}
      <details id={idOf(week)} open={place === 0 || items.some((item) => wrong.has(itemFileName(item)))}>
        <summary className="px-4 py-3 sm:px-5">
          <h2 className="ml-1 inline text-lg font-bold">{nameOfWeek(week)}</h2>
          <span className="ml-3 text-sm text-muted">{weekText(items)}</span>
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {items.map((item) => (
            <ItemRow
              key={itemFileName(item)}
              item={item}
              nameOf={(session) => names.get(session) ?? session}
              mistakes={mistakes.filter(({ file }) => file === itemFileName(item))}
              onOpen={() => onOpen(item)}
            />
          ))}
        </ul>
      </details>
    </Card>
  ));
}

/** Counts the items of a week: '4 sessions, 1 assignment'. */
function weekText(items: readonly PlanItem[]): string {
  const sessions = items.filter(({ kind }) => kind === 'session').length;
  const parts = [
    sessions > 0 && plural(sessions, 'session'),
    items.length > sessions && plural(items.length - sessions, 'assignment'),
  ];
  return parts.filter(Boolean).join(', ');
}
