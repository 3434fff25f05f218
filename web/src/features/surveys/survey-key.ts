import { ENTERPRISE, NPS_SURVEYS } from '@bcs/contract/features/surveys/names';

/** Names a survey to its lock, by its name as pending and by that of its form alike: mid-course-pt is mid-course. */
export function surveyKey(name: string, week: number | null): string {
  const plain = name.replace(ENTERPRISE, '');
  const nps = NPS_SURVEYS.find((known) => plain.startsWith(known));
  return [nps ?? plain, week].filter((part) => part !== null).join('/');
}
