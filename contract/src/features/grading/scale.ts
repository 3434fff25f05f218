export type GradeColour = 'green' | 'yellow' | 'orange' | 'red';
export type GradeListStyle = 'success' | 'warning' | 'error';

/**
 * The 14 grades in the order of the form, with their weight and their step on the minimum-grade scale. Annex E, D-095,
 * GRADE-041..GRADE-046, GRADE-060
 */
export const GRADES = [
  { grade: 'A+', weight: 105, step: 100 },
  { grade: 'A', weight: 100, step: 95 },
  { grade: 'A-', weight: 92, step: 92 },
  { grade: 'B+', weight: 88, step: 88 },
  { grade: 'B', weight: 85, step: 85 },
  { grade: 'B-', weight: 82, step: 82 },
  { grade: 'C+', weight: 78, step: 78 },
  { grade: 'C', weight: 75, step: 75 },
  { grade: 'C-', weight: 72, step: 72 },
  { grade: 'D+', weight: 70, step: 70 },
  { grade: 'D', weight: 65, step: 65 },
  { grade: 'D-', weight: 62, step: 62 },
  { grade: 'F', weight: 40, step: 55 },
  { grade: 'Incomplete', weight: 0, step: null },
] as const;
export type Grade = (typeof GRADES)[number]['grade'];
/** A letter grade, which is every grade except Incomplete. */
export type LetterGrade = Exclude<Grade, 'Incomplete'>;

/** The options of the grade filter besides all. GRADE-057 */
export const GRADE_LETTERS = ['A', 'B', 'C', 'D', 'F', 'Incomplete'] as const;
export type GradeLetter = (typeof GRADE_LETTERS)[number];

const WEIGHTS = new Map<string, number>(GRADES.map(({ grade, weight }) => [grade, weight]));

/** Tells whether a text is one of the 14 grades. GRADE-041 */
export const isGrade = (text: string): text is Grade => WEIGHTS.has(text);

/** The weight of a grade in the average. D-095 */
export const weightOf = (grade: Grade): number => WEIGHTS.get(grade) ?? 0;

/** The letter by which a grade is filtered: plus and minus belong to their letter. D-098 */
export const letterOf = (grade: Grade): GradeLetter =>
  grade === 'Incomplete' ? grade : (grade.charAt(0) as GradeLetter);

const COLOURS: Readonly<Record<GradeLetter, GradeColour>> = {
  A: 'green',
  B: 'green',
  C: 'yellow',
  D: 'orange',
  F: 'red',
  Incomplete: 'red',
};
const LIST_STYLES: Readonly<Record<GradeLetter, GradeListStyle>> = {
  A: 'success',
  B: 'success',
  C: 'warning',
  D: 'warning',
  F: 'error',
  Incomplete: 'error',
};

/** The colour of a grade. GRADE-047..GRADE-050, D-097 */
export const gradeColour = (grade: Grade): GradeColour => COLOURS[letterOf(grade)];

/** The style of a grade in the list view. GRADE-051..GRADE-053 */
export const gradeListStyle = (grade: Grade): GradeListStyle => LIST_STYLES[letterOf(grade)];
