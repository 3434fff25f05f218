import { isAcademic, type InContext } from '#features/enrollments/contexts';
import { GRADES, weightOf, type Grade, type LetterGrade } from '#features/grading/scale';

export interface GradedItem extends InContext {
  readonly required: boolean;
  readonly prework: boolean;
  readonly grade: Grade | null;
}
export interface AcademicAverage {
  /** The mean weight with two decimals. */
  readonly academicAverageValue: number;
  /** The mean weight, rounded half up. */
  readonly roundAcademicAverageValue: number;
  readonly academicAverageGrade: LetterGrade;
}

const STEPS = GRADES.filter((row): row is Exclude<(typeof GRADES)[number], { step: null }> => row.step !== null);

/** The letter for a rounded average: that of the highest step which it reaches, or F below all of them. D-096 */
export const letterForAverage = (rounded: number): LetterGrade =>
  STEPS.find(({ step }) => step <= rounded)?.grade ?? 'F';

/** Formats an average as every page shows it: B+ (91). */
export const averageText = (rounded: number): string => `${letterForAverage(rounded)} (${rounded})`;

/** The letter for a required score: that of the lowest step which is not below it. GRADE-061, D-096 */
export const requiredLetter = (minimumScoreRequired: number): LetterGrade =>
  STEPS.findLast(({ step }) => step >= minimumScoreRequired)?.grade ?? 'A+';

/** Tells whether a rounded average reaches a required score on the printed scale. GRADE-061, D-096 */
export const meetsMinimum = (rounded: number, minimumScoreRequired: number): boolean => {
  const place = (letter: LetterGrade) => STEPS.findIndex(({ grade }) => grade === letter);
  return place(letterForAverage(rounded)) <= place(requiredLetter(minimumScoreRequired));
};

/** The lowest rounded average that reaches a required score; at the lowest step every average does. D-096 */
export const averageNeeded = (minimumScoreRequired: number): number => {
  const letter = requiredLetter(minimumScoreRequired);
  return letter === 'F' ? 0 : (STEPS.find(({ grade }) => grade === letter)?.step ?? 0);
};

/** Tells whether a grade counts in the average: on required academic work, without prework. D-096 */
export const countsInAverage = <Item extends GradedItem>(item: Item): item is Item & { readonly grade: Grade } =>
  item.grade !== null && item.required && !item.prework && isAcademic(item);

/** The academic average; null while no grade counts. GRADE-016, DASH-049, D-096 */
export const academicAverage = (items: readonly GradedItem[]): AcademicAverage | null => {
  const weights = items.filter(countsInAverage).map(({ grade }) => weightOf(grade));
  if (weights.length === 0) return null;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  // whole numbers are used until the last step, so that halves round up reliably
  const hundredths = Math.floor((200 * sum + weights.length) / (2 * weights.length));
  const rounded = Math.floor((hundredths + 50) / 100);
  return {
    academicAverageValue: hundredths / 100,
    roundAcademicAverageValue: rounded,
    academicAverageGrade: letterForAverage(rounded),
  };
};
