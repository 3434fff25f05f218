import { ENTERPRISE, NPS_SURVEYS } from '@bcs/contract/features/surveys/names';

/**
 * Returns the key that locks a survey, the same for its name as pending and for that of its form: mid-course-pt is
 * mid-course.
 */
export function surveyKey(name: string, week: number | null): string {
  const plain = name.replace(ENTERPRISE, '');
  const nps = NPS_SURVEYS.find((known) => plain.startsWith(known));
  return [nps ?? plain, week].filter((part) => part !== null).join('/');
}
