import { feedbackLabel } from '@bcs/contract/features/coursework/career-feedback';
import type { MarkKind, Share } from '@bcs/contract/features/gradebook/figures';
import { isGrade } from '@bcs/contract/features/grading/scale';
import { SOLID } from '#kit/tone.ts';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { gradeTone } from '#features/grading/grade-chip.tsx';

const SHARE_WORDS: Readonly<Record<string, string>> = {
  waiting: 'not graded',
  missing: 'missing',
  none: 'not submitted',
};
const LOOKS: Readonly<Record<string, string>> = { waiting: SOLID.brand, missing: SOLID.bad, none: 'bg-line' };

const feedbackIn = (kind: MarkKind) => Number(kind.replace('feedback ', ''));

/** '12 A', '3 missing'. */
export const shareInWords = ({ kind, count }: Share): string =>
  `${count} ${isGrade(kind) ? kind : (SHARE_WORDS[kind] ?? feedbackLabel(feedbackIn(kind)))}`;

/** Its part of the bar. */
export const shareLook = (kind: MarkKind): string =>
  isGrade(kind) ? SOLID[gradeTone(kind)] : (LOOKS[kind] ?? SOLID[feedbackTone(feedbackIn(kind))]);
