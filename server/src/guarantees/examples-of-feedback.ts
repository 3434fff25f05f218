import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import { CURRICULUM_ANSWERS } from './samples.ts';

type Names =
  | 'csSurveyStatus'
  | 'pendingSurvey'
  | 'loadForm'
  | 'submitForm'
  | 'placeSearch'
  | 'weeklyFeedbackReport'
  | 'saveFollowUp'
  | 'latestFollowUp'
  | 'npsReport'
  | 'surveyTurnout'
  | 'remindOfSurvey'
  | 'classPulse'
  | 'cohorts'
  | 'cohortHealth'
  | 'cohortHealthNames'
  | 'exportCohortHealth';

/** Surveys, and what is made of them; how classes are doing. */
export const ofFeedback: Pick<Examples, Names> = {
  csSurveyStatus: (enrollmentId) => ({ enrollmentId }),
  pendingSurvey: (enrollmentId) => ({ enrollmentId }),
  loadForm: () => ({ formName: 'weekly-feedback' }),
  submitForm: (enrollmentId, { accountId: userDataId }) => ({ ...CURRICULUM_ANSWERS, enrollmentId, userDataId }),
  placeSearch: () => ({ query: 'northfi', type: 'city' }),
  weeklyFeedbackReport: (courseId, { enrollmentId }) => ({ enrollmentId, courseId, week: null }),
  saveFollowUp: (courseId) => ({ courseId, week: 2, text: 'We go slower now.', version: 0 }),
  latestFollowUp: (enrollmentId) => ({ enrollmentId }),
  npsReport: (courseId) => ({ courseId }),
  surveyTurnout: (courseId) => ({ courseId }),
  classPulse: (courseId) => ({ courseId }),
  cohorts: () => ({}),
  cohortHealth: (courseId) => ({ courseId }),
  cohortHealthNames: (courseId) => ({ courseId }),
  exportCohortHealth: (courseId) => ({ courseId }),
  remindOfSurvey: (courseId) => ({
    courseId,
    formName: 'weekly-feedback',
    week: 10,
    studentEnrollmentIds: [IDS.enrollments.survey],
  }),
};
