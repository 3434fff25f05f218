import type { ImportChoices } from './choices.ts';

/** The number of enrollments of a class that end, and that of all active ones. */
export interface EndingCount {
  readonly courseId: number;
  readonly course: string;
  readonly active: number;
  readonly ending: number;
  /** Tells whether the number has to be typed before anything is applied. */
  readonly isTyped: boolean;
  readonly needsNumber: boolean;
}

const MOST_WITHOUT_ASKING = 2;
const TENTH = 10;

/** Tells whether many enrollments end: more than a tenth of a class, and more than two. ADM-049 */
export const needsTypedNumber = ({ active, ending }: Pick<EndingCount, 'active' | 'ending'>): boolean =>
  ending > MOST_WITHOUT_ASKING && ending * TENTH > active;

/** Adds to the counts of a class whether a confirmation is needed, and whether it was typed. */
export function judgeEnding(
  counted: Pick<EndingCount, 'courseId' | 'course' | 'active' | 'ending'>,
  { typed }: Pick<ImportChoices, 'typed'>,
): EndingCount {
  const isTyped = typed[String(counted.courseId)] === counted.ending;
  return { ...counted, needsNumber: needsTypedNumber(counted), isTyped };
}
