import type { AverageData, DetailedData, FeedbackComment } from '@bcs/contract/features/weekly-feedback/model';
import type { Output } from '#lib/api.ts';

/** Makes a closed week of a class of 24 in which 18 answered. */
export const feedbackWeek = (week: number, change: Partial<AverageData> = {}): AverageData => ({
  week,
  classOverall: 4.25,
  paceOfClass: 3.5,
  applyLearningOutsideClass: 3.2,
  academicSupport: 4.4,
  instructorEngagement: 4.5,
  instructorClarity: 4.1,
  instructorKnowledge: 4.8,
  homeworkFeedbackRating: 4.6,
  OutsideTimeSpent: {
    option1Percentage: 50,
    option2Percentage: 25,
    option3Percentage: 25,
    option4Percentage: 0,
    option5Percentage: 0,
  },
  feedbackCount: 18,
  feedbackPercentage: 75,
  studentCount: 24,
  shownCount: 18,
  closesAt: '2026-01-16T05:00:00.000Z',
  ...change,
});

/** Makes a week of feedback before enough students have answered. */
export const hiddenWeek = (week: number, change: Partial<AverageData> = {}): AverageData =>
  feedbackWeek(week, {
    classOverall: null,
    paceOfClass: null,
    applyLearningOutsideClass: null,
    academicSupport: null,
    instructorEngagement: null,
    instructorClarity: null,
    instructorKnowledge: null,
    homeworkFeedbackRating: null,
    OutsideTimeSpent: null,
    feedbackCount: 12,
    feedbackPercentage: 50,
    shownCount: 0,
    ...change,
  });

export const feedbackDetail = (week: number, change: Partial<DetailedData> = {}): DetailedData => ({
  week,
  studentEnrollmentId: 7,
  studentName: 'Maya Okafor',
  submittedDate: '2026-01-10T02:00:00.000Z',
  classOverall: 4,
  paceOfClass: 3,
  applyLearningOutsideClass: 4,
  academicSupport: 5,
  instructorEngagement: 5,
  instructorClarity: 4,
  instructorKnowledge: 5,
  homeworkFeedbackRating: 0,
  outsideTimeSpent: 2,
  ...change,
});

export const feedbackComment = (week: number, change: Partial<FeedbackComment> = {}): FeedbackComment => ({
  week,
  studentEnrollmentId: 7,
  studentName: 'Maya Okafor',
  commentsOnInstructor: 'Slower, please.',
  additionalNotes: null,
  ...change,
});

export const feedbackReport = (
  AverageData: readonly AverageData[],
  change: Partial<Output<'weeklyFeedbackReport'>> = {},
): Output<'weeklyFeedbackReport'> => ({
  AverageData: [...AverageData],
  DetailedData: [],
  Comments: [],
  FollowUps: [],
  ...change,
});
