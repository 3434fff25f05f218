import type { Examples } from './example.ts';

type Names = 'csSurveyStatus' | 'weeklyFeedbackReport' | 'saveFollowUp' | 'latestFollowUp';

/** Surveys, and what is made of them. */
export const ofFeedback: Pick<Examples, Names> = {
  csSurveyStatus: (enrollmentId) => ({ enrollmentId }),
  weeklyFeedbackReport: (courseId, { enrollmentId }) => ({ enrollmentId, courseId, week: null }),
  saveFollowUp: (courseId) => ({ courseId, week: 2, text: 'We go slower now.', version: 0 }),
  latestFollowUp: (enrollmentId) => ({ enrollmentId }),
};
