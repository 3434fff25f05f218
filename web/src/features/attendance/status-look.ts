import type { StatusCode, StatusLabel } from '@bcs/contract/features/attendance/statuses';
import type { Tone } from '#kit/tone.ts';

/** The colour of each status; its name is always shown as well. */
export const STATUS_TONE: Readonly<Record<StatusCode, Tone>> = {
  none: 'neutral',
  present: 'good',
  remote: 'good',
  absent: 'bad',
  exception: 'warn',
};

const LABEL_TONE: Readonly<Record<StatusLabel, Tone>> = {
  None: 'neutral',
  Present: 'good',
  'Present Remotely': 'good',
  Absent: 'bad',
  Exception: 'warn',
  Excused: 'warn',
  Pending: 'brand',
  Approved: 'brand',
};

/** The colour of a status as it is shown. */
export const labelTone = (label: string): Tone => LABEL_TONE[label as StatusLabel] ?? 'neutral';
