import type { ClassState } from '@bcs/contract/features/classes/model';
import { CLASS_STATE_NAMES } from '@bcs/contract/features/classes/states';
import { Badge } from '#kit/badge.tsx';
import type { Tone } from '#kit/tone.ts';

const TONES: Readonly<Record<ClassState, Tone>> = {
  draft: 'warn',
  published: 'good',
  concluded: 'brand',
  archived: 'neutral',
  deleted: 'bad',
};

/** Where a class stands. ADM-068 */
export const ClassStateBadge = ({ state }: { state: ClassState }) => (
  <Badge tone={TONES[state]}>{CLASS_STATE_NAMES[state]}</Badge>
);
