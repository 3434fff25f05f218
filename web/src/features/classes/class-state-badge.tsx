import type { ClassInList } from '@bcs/contract/features/classes/model';
import { classPhase, PHASE_NAMES, type ClassPhase } from '@bcs/contract/features/classes/states';
import { localDay, type Instant } from '@bcs/contract/kernel/clock';
import { Badge } from '#kit/badge.tsx';
import type { Tone } from '#kit/tone.ts';

const TONES: Readonly<Record<ClassPhase, Tone>> = {
  draft: 'warn',
  upcoming: 'brand',
  running: 'good',
  over: 'neutral',
  concluded: 'neutral',
  archived: 'neutral',
  deleted: 'bad',
};

type Props = { found: Pick<ClassInList, 'state' | 'startDate' | 'endDate' | 'timeZone'>; now: Instant };

/** The phase of a class now: what is published is coming, runs or is over. ADM-068 */
export function ClassStateBadge({ found, now }: Props) {
  const phase = classPhase(found, localDay(now, found.timeZone));
  return <Badge tone={TONES[phase]}>{PHASE_NAMES[phase]}</Badge>;
}
