import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconProgress } from '@tabler/icons-react';
import { buildJourney, onTheWay, type OnTheWay, type JourneyStop } from '@bcs/contract/features/graduation/journey';
import type { GraduationRecord } from '@bcs/contract/features/graduation/model';
import { REQUIREMENT_NAMES, type Requirement } from '@bcs/contract/features/graduation/requirements';
import { dateText, localDay, type Instant } from '@bcs/contract/kernel/clock';
import { Badge } from '#kit/badge.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import type { Tone } from '#kit/tone.ts';
import { useViewer } from '#lib/viewer.ts';
import { JourneyLine } from './journey-line.tsx';
import { leftText } from './words.ts';

const STATES: Readonly<Record<OnTheWay, { words: string; tone: Tone; Icon: typeof IconCircleX }>> = {
  'on track': { words: 'On track', tone: 'good', Icon: IconCircleCheck },
  'at risk': { words: 'At risk', tone: 'warn', Icon: IconAlertTriangle },
  'not met': { words: 'Not met', tone: 'bad', Icon: IconCircleX },
  open: { words: 'Still open', tone: 'neutral', Icon: IconProgress },
};
const STOPS: Readonly<Record<JourneyStop['state'], string>> = { done: 'Handed in', open: 'To do', late: 'Overdue' };

type Props = {
  record: GraduationRecord;
  requirements: readonly Requirement[];
  now: Instant;
  /** The name of the record's owner; null when it is the reader's own. */
  name: string | null;
};

/** The way from the first day to graduation, with today on it, and the state of each requirement in words. */
export function JourneyCard({ record, requirements, now, name }: Props) {
  const { timeZone, enrollment } = useViewer();
  const { startDate, endDate } = enrollment.course;
  const journey = buildJourney(record, enrollment.course, timeZone, now);
  const groups = (Object.keys(STATES) as OnTheWay[]).flatMap((state) => {
    const names = requirements.filter((one) => onTheWay(one) === state).map(({ id }) => REQUIREMENT_NAMES[id]);
    return names.length === 0 ? [] : [{ state, names }];
  });
  return (
    <PlotFigure
      title={name === null ? 'Your way to graduation' : 'The way to graduation'}
      lead={leftText(journey)}
      legend={
        <>
          {journey.stops.length > 0 && (
            <p className="text-xs text-muted">
              Work required for graduation: a full circle is handed in, an empty one is to do, a crossed one is overdue.
            </p>
          )}
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {groups.map(({ state, names }) => {
              const { words, tone, Icon } = STATES[state];
              return (
                <li key={state} className="flex items-start gap-x-2.5 text-sm">
                  <span className="shrink-0">
                    <Badge tone={tone} icon={<Icon size={15} aria-hidden />}>
                      {words}
                    </Badge>
                  </span>
                  <span className="min-w-0 pt-0.5">{names.join(', ')}</span>
                </li>
              );
            })}
          </ul>
        </>
      }
      head={['On the way', 'When', 'State']}
      rows={[
        ['Start', dateText(startDate), ''],
        ...journey.stops.map(({ title, day, state }) => [title, dateText(day), STOPS[state]] as const),
        ['Today', dateText(localDay(now, timeZone)), `Week ${journey.week} of ${journey.weeks}`],
        ['Graduation', dateText(endDate), ''],
        ...groups.flatMap(({ state, names }) => names.map((each) => [each, '', STATES[state].words] as const)),
      ]}
    >
      <JourneyLine journey={journey} from={startDate} to={endDate} />
    </PlotFigure>
  );
}
