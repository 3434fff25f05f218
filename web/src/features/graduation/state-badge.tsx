import { IconCircleCheck, IconCircleX, IconHelpCircle, IconInfinity, IconProgress } from '@tabler/icons-react';
import type { RequirementState } from '@bcs/contract/features/graduation/requirements';
import { Badge } from '#kit/badge.tsx';
import type { Tone } from '#kit/tone.ts';

const LOOK: Readonly<Record<RequirementState, { words: string; tone: Tone; Icon: typeof IconCircleX }>> = {
  met: { words: 'Met', tone: 'good', Icon: IconCircleCheck },
  unmet: { words: 'Not met', tone: 'bad', Icon: IconCircleX },
  open: { words: 'Still open', tone: 'warn', Icon: IconProgress },
  unknown: { words: 'Cannot be calculated', tone: 'neutral', Icon: IconHelpCircle },
  unlimited: { words: 'No limit', tone: 'neutral', Icon: IconInfinity },
};

export const toneOf = (state: RequirementState): Tone => LOOK[state].tone;

/** The state of a requirement, in a word. */
export function StateBadge({ state }: { state: RequirementState }) {
  const { words, tone, Icon } = LOOK[state];
  return (
    <Badge tone={tone} icon={<Icon size={15} aria-hidden />}>
      {words}
    </Badge>
  );
}
