import type { Workplace } from '../surroundings.ts';

/** One thing that the doctor looks at. */
export interface Check {
  readonly name: string;
  /** What is wrong, in sentences; nothing when all is well. */
  readonly look: (place: Workplace) => Promise<Finding[]>;
}

/** A mistake must be mended; a warning should be known. */
export interface Finding {
  readonly level: 'mistake' | 'warning';
  readonly text: string;
}

export const mistake = (text: string): Finding => ({ level: 'mistake', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });

/** A finding when something was counted. */
export const counted = (count: number, finding: (count: number) => Finding): Finding[] =>
  count > 0 ? [finding(count)] : [];
