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
  /** Of those who rated it: 0 means not applicable. */
  homeworkFeedbackRating: average(),
  OutsideTimeSpent: OutsideTimeSpent.nullable(),
  /** Without the latest, while the week is open, for who sees no names. D-261 */
  feedbackCount: count(),
  /** Of the class: its active students, and those who were there that week and have left since. D-264 */
  feedbackPercentage: percent(),
  /** How large the class is that the percentage is of. */
  studentCount: count(),
  /** Of how many answers the averages are; 0 where they are not shown. */
  shownCount: count(),
  /** When the survey of the week closes, or closed. */
  closesAt: instant(),
});
export type AverageData = z.infer<typeof AverageData>;

/** What one student answered in a week. Only for who sees names. WEEK-007, D-020 */
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

/** What one student wrote in a week. Only for who sees names. WEEK-008, WEEK-010 */
export const FeedbackComment = z.object({
  week: Week,
  studentEnrollmentId: id(),
  studentName: z.string(),
  commentsOnInstructor: z.string().nullable(),
  additionalNotes: z.string().nullable(),
});
export type FeedbackComment = z.infer<typeof FeedbackComment>;

/** What staff tell the class they have done about the feedback of a week. */
export const FollowUp = z.object({
  week: Week,
  text: z.string(),
  author: z.string(),
  savedAt: instant(),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** The same for those who write it; the version shows whether somebody else was faster. Its text is empty once taken back. */
export const EditableFollowUp = FollowUp.extend({ version: count() });
export type EditableFollowUp = z.infer<typeof EditableFollowUp>;
