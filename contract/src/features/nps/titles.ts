import type { NpsSurvey } from '#features/surveys/names';

export const NPS_TITLES: Readonly<Record<NpsSurvey, string>> = {
  'mid-course': 'Mid-course survey',
  'end-course': 'End-of-course survey',
};
