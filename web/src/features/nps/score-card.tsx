import type { NpsFigures } from '@bcs/contract/features/nps/model';
import { NPS_TITLES } from '@bcs/contract/features/nps/nps-file';
import { FIGURES_THRESHOLD } from '@bcs/contract/features/surveys/figures';
import { plus } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { Badge } from '#kit/badge.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { Sparkline } from '#kit/plot/sparkline.tsx';
import { formatDate } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { scoreText } from './words.ts';

type Props = {
  figures: NpsFigures;
  /** The classes that began before this one and have a score, the earliest first. */
  before: readonly NpsFigures[];
};

/**
 * The score of one survey of the class, how it is computed, and the shares of the answers for people who may know them.
 */
export function ScoreCard({ figures: { survey, score, groups, closesAt }, before }: Props) {
  const { timeZone } = useViewer();
  const isOpen = closesAt > useNow();
  return (
    <TitledCard
      pad
      title={NPS_TITLES[survey]}
      lead={`The survey ${isOpen ? 'is open until' : 'was open until'} ${formatDate(plus(closesAt, -1), timeZone)}.`}
      className="grid content-start gap-3"
    >
      {score === null ? (
        <p className="text-muted">
          {isOpen
            ? 'The score follows while more people answer, at the latest when the survey has closed.'
            : 'Too few have answered.'}{' '}
          It needs more than half of the class and at least {FIGURES_THRESHOLD.answers} people.
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p>
            <span className="text-4xl font-bold tabular-nums">{scoreText(score)}</span>{' '}
            <span className="text-muted">from -100 to +100</span>
          </p>
          <History scores={[...before.map((each) => each.score ?? 0), score]} />
        </div>
      )}
      {groups && (
        <p className="flex flex-wrap gap-2">
          <Badge tone="good">{plural(groups.promoters, 'promoter')}</Badge>
          <Badge>{groups.neutrals} neutral</Badge>
          <Badge tone="bad">{plural(groups.detractors, 'detractor')}</Badge>
        </p>
      )}
    </TitledCard>
  );
}

/** The scores of the classes up to this one, and the change since the last; shows nothing for the first class. */
function History({ scores }: { scores: readonly number[] }) {
  const [last, own] = scores.slice(-2);
  if (last === undefined || own === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted">
      <Sparkline
        values={scores}
        label={`Score of the last ${scores.length} classes: ${scores.map(scoreText).join(', ')}`}
      />
      <span className="tabular-nums">{scoreText(last)} in the class before</span>
    </p>
  );
}
