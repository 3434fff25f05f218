import { z } from 'zod';
import { Week } from '#features/surveys/model';
import { count, id, instant } from '#kernel/schema';

const average = () => z.number().min(1).max(5).nullable();
const percent = () => z.number().min(0).max(100);
const stars = () => z.int().min(1).max(5);

/** The percentage of each range of hours. WEEK-006, WEEK-018 */
export const OutsideTimeSpent = z.object({
  option1Percentage: percent(),
  option2Percentage: percent(),
  option3Percentage: percent(),
  option4Percentage: percent(),
  option5Percentage: percent(),
});

/**
 * The feedback of one week: averages with two decimals, which are null if the reader may not see them yet or nobody
 * gave a rating. WEEK-006, D-144, D-147
 */
export const AverageData = z.object({
  week: Week,
  classOverall: average(),
  paceOfClass: average(),
  applyLearningOutsideClass: average(),
  academicSupport: average(),
  instructorEngagement: average(),
  instructorClarity: average(),
  instructorKnowledge: average(),
  /** The average without answers of 0, which mean not applicable. */
  homeworkFeedbackRating: average(),
  OutsideTimeSpent: OutsideTimeSpent.nullable(),
  /** The number of answers; for readers without names, it leaves out the latest while the survey is open. D-261 */
  feedbackCount: count(),
  /**
   * The percentage of the class that answered. The class consists of its active students, and those who were there that
   * week and have left since. D-264
   */
  feedbackPercentage: percent(),
  /** The size of the class on which the percentage is based. */
  studentCount: count(),
  /** The number of answers in the averages; 0 if they are hidden. */
  shownCount: count(),
  /** The time when the survey of the week closes or closed. */
  closesAt: instant(),
});
export type AverageData = z.infer<typeof AverageData>;

/** The answers of one student in a week. Only for readers who see names. WEEK-007, D-020 */
export const DetailedData = z.object({
  week: Week,
  studentEnrollmentId: id(),
  studentName: z.string(),
  submittedDate: instant(),
  classOverall: stars(),
  paceOfClass: stars(),
  applyLearningOutsideClass: stars(),
  academicSupport: stars(),
  instructorEngagement: stars(),
  instructorClarity: stars(),
  instructorKnowledge: stars(),
  homeworkFeedbackRating: z.int().min(0).max(5),
  outsideTimeSpent: stars(),
});
export type DetailedData = z.infer<typeof DetailedData>;

/** The comments of one student in a week. Only for readers who see names. WEEK-008, WEEK-010 */
export const FeedbackComment = z.object({
  week: Week,
  studentEnrollmentId: id(),
  studentName: z.string(),
  commentsOnInstructor: z.string().nullable(),
  additionalNotes: z.string().nullable(),
});
export type FeedbackComment = z.infer<typeof FeedbackComment>;

/** A message in which staff tell the class what they have done about the feedback of a week. */
export const FollowUp = z.object({
  week: Week,
  text: z.string(),
  author: z.string(),
  savedAt: instant(),
});
export type FollowUp = z.infer<typeof FollowUp>;

/**
 * A follow-up for its editors; the version shows whether somebody else has changed it. The text of a withdrawn one is
 * empty.
 */
export const EditableFollowUp = FollowUp.extend({ version: count() });
export type EditableFollowUp = z.infer<typeof EditableFollowUp>;
