/** Percent of those who answer that write something about the instructor, and about everything else. */
export const WRITE_ON_INSTRUCTOR = 28;
export const WRITE_NOTES = 20;

/** The mood of each week, from -1 to 1: the class finds its pace, and the hard weeks show. */
export const MOODS = [0.2, 0.2, 0.1, 0, -0.3, -0.5, -0.2, 0.1, 0.2, 0.1, 0.3, 0.2] as const;

/** Around which number each question is answered; the pace is felt as too fast where the mood is low. */
export const MEANS = {
  class_overall: 4.3,
  pace_of_class: 3.5,
  apply_learning_outside_class: 3.8,
  academic_support: 4.5,
  instructor_engagement: 4.6,
  instructor_clarity: 4.3,
  instructor_knowledge: 4.8,
  homework_feedback_rating: 4.5,
} as const;
