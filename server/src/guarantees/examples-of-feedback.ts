import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import { CURRICULUM_ANSWERS } from './samples.ts';

/** Surveys, and what is made of them; how classes are doing. */
export const ofFeedback: Examples = {
  loadForm: () => ({ formName: 'weekly-feedback' }),
  submitForm: (_target, { accountId: userDataId }) => ({ ...CURRICULUM_ANSWERS, userDataId }),
  placeSearch: () => ({ query: 'northfi' }),
  weeklyFeedbackReport: (_target, { enrollmentId }) => ({ enrollmentId }),
  saveFollowUp: () => ({ week: 2, text: 'We go slower now.' }),
  remindOfSurvey: () => ({ formName: 'weekly-feedback', week: 10, studentEnrollmentIds: [IDS.enrollments.survey] }),
};
