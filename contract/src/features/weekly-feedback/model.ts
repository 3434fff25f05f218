import { z } from 'zod';
import { Week } from '#features/surveys/model';
import { count, id, instant } from '#kernel/schema';

const average = () => z.number().min(1).max(5).nullable();
const percent = () => z.number().min(0).max(100);
const stars = () => z.int().min(1).max(5);

/** The share of each band of hours, in percent. WEEK-006, WEEK-018 */
export const OutsideTimeSpent = z.object({
  option1Percentage: percent(),
  option2Percentage: percent(),
  option3Percentage: percent(),
  option4Percentage: percent(),
  option5Percentage: percent(),
});

/**
 * The feedback of one week; averages with two decimals, null where the reader may not see them yet, and where nobody
 * rated. WEEK-006, D-144, D-147
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
  /** The average among those who rated it: 0 means not applicable. */
  homeworkFeedbackRating: average(),
  OutsideTimeSpent: OutsideTimeSpent.nullable(),
  /** Without the latest, while the week is open, for who sees no names. D-261 */
  feedbackCount: count(),
  /** The percentage of the class: its active students, and those who were there that week and have left since. D-264 */
  feedbackPercentage: percent(),
  /** The size of the class in the percentage. */
  studentCount: count(),
  /** The number of answers in the averages; 0 where they are not shown. */
  shownCount: count(),
  /** When the survey of the week closes, or closed. */
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

/** The text in which staff tell the class what they have done about the feedback of a week. */
export const FollowUp = z.object({
  week: Week,
  text: z.string(),
  author: z.string(),
  savedAt: instant(),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** A follow-up for its editors; the version shows if another user was faster. The text of a withdrawn one is empty. */
export const EditableFollowUp = FollowUp.extend({ version: count() });
export type EditableFollowUp = z.infer<typeof EditableFollowUp>;
