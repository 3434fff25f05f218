import { keyOf } from '@bcs/contract/features/scheduling/dated';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Moment } from '#lib/moment.tsx';
import type { MovableWeek } from './movable.ts';

type Props = {
  weeks: readonly MovableWeek[];
  zone: string;
  chosen: ReadonlySet<string>;
  choose: (keys: ReadonlySet<string>) => void;
};

const titleOf = (number: number) => (number > 0 ? `Week ${number}` : 'Before the class');

/** Sessions and due dates by week, to be ticked one by one or from a week on. ADM-084 */
export function MovableList({ weeks, zone, chosen, choose }: Props) {
  const toggle = (key: string) =>
    choose(new Set(chosen.has(key) ? [...chosen].filter((each) => each !== key) : [...chosen, key]));
  const fromOn = (place: number) => choose(new Set(weeks.slice(place).flatMap(({ rows }) => rows.map(keyOf))));
  return weeks.map(({ number, rows }, place) => (
    <Card key={number}>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-3 sm:px-5">
        <CardHeader title={titleOf(number)} />
        <Button size="sm" aria-label={`Choose from here on: ${titleOf(number)}`} onClick={() => fromOn(place)}>
          Choose from here on
        </Button>
      </div>
      <ul className="grid gap-1 px-4 py-3 sm:px-5">
        {rows.map((row) => (
          <li key={keyOf(row)} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Checkbox label={row.name} checked={chosen.has(keyOf(row))} onChange={() => toggle(keyOf(row))} />
            <span className="pl-7 text-sm text-muted">
              {row.kind === 'assignment' && 'Due '}
              <Moment at={row.at} zone={zone} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  ));
}
