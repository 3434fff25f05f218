/** The rated questions of the weekly feedback in the order of the report, with their targets. WEEK-006, WEEK-019 to WEEK-025 */
export const RATINGS = [
  // no target, because only stated targets are judged (D-148)
  { field: 'classOverall', label: 'Class overall', target: null },
  { field: 'paceOfClass', label: 'Pace of class', target: { above: 3.24, below: 3.87 } },
  { field: 'applyLearningOutsideClass', label: 'Applying what was learned', target: { above: 3.56, below: null } },
  { field: 'academicSupport', label: 'Academic support', target: { above: 4.29, below: null } },
  { field: 'instructorEngagement', label: 'Instructor engagement', target: { above: 4.34, below: null } },
  { field: 'instructorClarity', label: 'Instructor clarity', target: { above: 4.26, below: null } },
  { field: 'instructorKnowledge', label: 'Instructor knowledge', target: { above: 4.51, below: null } },
  { field: 'homeworkFeedbackRating', label: 'Homework feedback', target: { above: 4.51, below: null } },
] as const;
export type Rating = (typeof RATINGS)[number];
export type RatingField = Rating['field'];

/**
 * Tells whether an average meets its target: it must be above the lower limit and below the upper one, if any; null
 * without a target. D-148
 */
export function isOnTarget({ target }: Rating, average: number): boolean | null {
  if (target === null) return null;
  return average > target.above && (target.below === null || average < target.below);
}

/** Words a target: 'above 3.24 and below 3.87'. */
export const targetText = ({ target }: Rating): string => {
  if (target === null) return 'no target';
  return target.below === null ? `above ${target.above}` : `above ${target.above} and below ${target.below}`;
};

/** The ranges of hours spent outside of class, in the order of the answers 1 to 5. WEEK-018 */
export const OUTSIDE_TIME = ['0-5', '6-10', '11-15', '16-20', '20+'] as const;
