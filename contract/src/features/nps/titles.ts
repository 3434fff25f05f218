import type { NpsSurvey } from './model.ts';

/** In the order of a course. */
export const NPS_ORDER: readonly NpsSurvey[] = ['mid-course', 'end-course'];

export const NPS_TITLES: Readonly<Record<NpsSurvey, string>> = {
  'mid-course': 'Mid-course survey',
  'end-course': 'End-of-course survey',
};
