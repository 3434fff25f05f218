import type { ReactNode } from 'react';
import { daysText, shareText, workPartsText, workLabel } from '@bcs/contract/features/cohort-health/words';
import type { CohortHealth } from '@bcs/contract/features/cohort-health/model';
import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import { Card } from '#kit/card.tsx';
import { StandingBar } from './standing-bar.tsx';

/** The figures that people want to see first, above the plots. */
export function KeyFigures({ health, academic }: { health: CohortHealth; academic: boolean }) {
  const { standings, own, academic: part } = health;
  // a student whose class has not begun is neither on track nor off it
  const hasBegun = health.meetingsHeld > 0 || health.items.length > 0;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-5 print:grid-cols-5">
      <Figure
        label="Students"
        value={String(health.active)}
        more={`${health.started === null ? '' : `${health.started} started, `}${countText(health.left)} left`}
      />
      <Figure
        label={workLabel('Graduation', own.role)}
        value={hasBegun ? `${countText(standings['on track'])} on track` : '–'}
        more={
          hasBegun
            ? `${countText(standings['at risk'])} at risk, ${countText(standings['off track'])} off track${part === null ? '' : `. By academic work alone ${countText(part.standings['on track'])} on track`}`
            : 'nothing was held or due yet'
        }
      >
        {hasBegun && <StandingBar standings={standings} />}
      </Figure>
      {academic && (
        <Figure
          label="Attendance"
          value={shareText(health.attendance)}
          more={`${health.meetingsHeld} of ${health.meetingsPlanned} class meetings held`}
        />
      )}
      <Figure
        label={workLabel('Submitted on time', own.role)}
        value={shareText(health.submittedInTime)}
        more={`${part === null || !hasBegun ? '' : `${shareText(part.submittedInTime)} of academic work. `}${health.items.length} items due so far`}
      />
      <Figure
        label={academic ? workLabel('To grade', own.role) : 'To review'}
        value={String(health.waits.waiting)}
        more={waitsText(health)}
      />
    </div>
  );
}

const waitsText = ({ waits: { waiting, oldest }, academic }: CohortHealth) =>
  oldest === null
    ? 'nothing is waiting'
    : [
        ...(academic === null ? [] : [workPartsText(waiting, academic.waiting)]),
        `longest wait: ${daysText(oldest)}`,
      ].join('. ');

type FigureProps = { label: string; value: string; more: string; children?: ReactNode };

const Figure = ({ label, value, more, children }: FigureProps) => (
  <Card pad>
    <dl className="grid content-start gap-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-2xl font-bold tracking-tight tabular-nums">{value}</dd>
      <dd className="text-xs text-muted">{more}</dd>
      {children && <dd className="mt-1">{children}</dd>}
    </dl>
  </Card>
);
