import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { STANDING_WORDS } from '@bcs/contract/features/cohort-health/words';
import type { GraduationStanding } from '@bcs/contract/features/graduation/standing';
import { Badge } from '#kit/badge.tsx';
import type { Tone } from '#kit/tone.ts';

const LOOK: Readonly<Record<GraduationStanding, { readonly tone: Tone; readonly Icon: typeof IconCircleX }>> = {
  'on track': { tone: 'good', Icon: IconCircleCheck },
  'at risk': { tone: 'warn', Icon: IconAlertTriangle },
  'off track': { tone: 'bad', Icon: IconCircleX },
};

/** The standing of somebody toward graduation, in a word. */
export function StandingBadge({ standing }: { standing: GraduationStanding }) {
  const { tone, Icon } = LOOK[standing];
  return (
    <Badge tone={tone} icon={<Icon size={15} aria-hidden />}>
      {STANDING_WORDS[standing]}
    </Badge>
  );
}
