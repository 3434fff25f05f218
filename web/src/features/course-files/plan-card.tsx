import { useState } from 'react';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { Output } from '#lib/api.ts';
import { formatDate } from '#lib/dates.ts';
import { DifferenceList } from './difference-list.tsx';
import type { TakeOverSource } from './take-over-source.ts';

type Props = { compared: Output<'compareWithPlan'>; onLook: (source: TakeOverSource) => void };

/**
 * Shows from which version of a plan the class came, the differences, and the way to a newer version or another plan.
 * ADM-103
 */
export function PlanCard({ compared, onLook }: Props) {
  const { taken, items, plans, timeZone, mayEdit } = compared;
  const [chosen, setChosen] = useState('');
  const others = plans.filter(({ planId }) => planId !== taken?.planId);
  const plan = others.find(({ planId }) => String(planId) === chosen);
  return (
    <TitledCard pad title="Plan" className="grid content-start gap-4">
      {taken ? (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold wrap-anywhere">
              {taken.name}, version {taken.number}
            </span>
            <Badge tone={taken.latest > taken.number ? 'warn' : 'good'}>
              {taken.latest > taken.number ? `Version ${taken.latest} is newer` : 'Newest version'}
            </Badge>
          </p>
          <p className="text-sm text-muted">
            Taken over on {formatDate(taken.at, timeZone)}
            {taken.by !== null && ` by ${taken.by}`}
          </p>
          <DifferenceList items={items} from="plan" zone={timeZone} />
          {mayEdit && (
            <Button
              className="w-fit"
              tone={taken.latest > taken.number ? 'primary' : undefined}
              onClick={() => onLook({ kind: 'plan', planId: taken.planId, number: taken.latest })}
            >
              Compare with version {taken.latest}
            </Button>
          )}
        </>
      ) : (
        <p>This class has not taken over a plan.</p>
      )}
      {mayEdit && others.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={taken ? 'Another plan' : 'Plan to take over'}
            className="grow sm:max-w-96"
            value={chosen}
            options={[
              { value: '', label: 'Please choose' },
              ...others.map(({ planId, name, program, latest }) => ({
                value: String(planId),
                label: `${name}, version ${latest} (${program})`,
              })),
            ]}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          />
          <Button
            disabled={!plan}
            onClick={() => plan && onLook({ kind: 'plan', planId: plan.planId, number: plan.latest })}
          >
            Compare with this plan
          </Button>
        </div>
      )}
    </TitledCard>
  );
}
