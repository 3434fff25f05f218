import {
  IconArrowRight,
  IconCircleCheck,
  IconCircleX,
  IconHelpCircle,
  IconInfinity,
  IconProgress,
} from '@tabler/icons-react';
import type { GraduationRecord } from '@bcs/contract/features/graduation/model';
import {
  type Requirement,
  REQUIREMENT_NAMES,
  type RequirementState,
} from '@bcs/contract/features/graduation/requirements';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { Badge } from '#kit/badge.tsx';
import type { Tone } from '#kit/tone.ts';
import { Behind } from './behind.tsx';
import { figureText, marginText } from './words.ts';

const LOOK: Readonly<Record<RequirementState, { words: string; tone: Tone; Icon: typeof IconCircleX }>> = {
  met: { words: 'Met', tone: 'good', Icon: IconCircleCheck },
  unmet: { words: 'Not met', tone: 'bad', Icon: IconCircleX },
  open: { words: 'Still open', tone: 'warn', Icon: IconProgress },
  unknown: { words: 'Cannot be calculated', tone: 'neutral', Icon: IconHelpCircle },
  unlimited: { words: 'No limit', tone: 'neutral', Icon: IconInfinity },
};

const toneOf = (state: RequirementState): Tone => LOOK[state].tone;

/** The state of a requirement, in a word. */
function StateBadge({ state }: { state: RequirementState }) {
  const { words, tone, Icon } = LOOK[state];
  return (
    <Badge tone={tone} icon={<Icon size={15} aria-hidden />}>
      {words}
    </Badge>
  );
}

type Props = {
  today: Requirement;
  /** The requirement under the assumptions; equal to today's if they do not change it. */
  then: Requirement;
  student: GraduationRecord['student'];
  /** An additional explanation. */
  note: string | null;
};

/** One requirement: today's value, the limit, the margin, what is behind it, and what it would become. */
export function RequirementCard({ today, then, student, note }: Props) {
  const [before, after] = [figureText(today), figureText(then)];
  const changed = before !== after || today.state !== then.state;
  return (
    <li className="grid content-start gap-1.5 rounded-card border border-line bg-surface px-5 py-4 shadow-card">
      <div className="flex items-start justify-between gap-x-3">
        <h3 className="font-semibold">{REQUIREMENT_NAMES[today.id]}</h3>
        <StateBadge state={then.state} />
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-xl font-bold tabular-nums">
        {changed && (
          <>
            <span className="font-semibold text-muted">
              <span className="sr-only">Today </span>
              {before}
            </span>
            <IconArrowRight size={18} aria-hidden className="text-muted" />
            <span className="sr-only">then</span>
          </>
        )}
        {after}
      </p>
      {then.limit !== null && then.value !== null && (
        <ProgressBar
          label={REQUIREMENT_NAMES[today.id]}
          value={then.value}
          max={then.limit}
          text={after}
          tone={toneOf(then.state)}
        />
      )}
      <p className="text-sm text-muted">{marginText(then)}</p>
      {note && <p className="text-sm text-muted">{note}</p>}
      <Behind requirement={then} student={student} />
    </li>
  );
}
