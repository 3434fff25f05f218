import type { Enrollment } from '@bcs/contract/features/enrollments/model';
import { CURRICULUM_KEY } from '@bcs/contract/features/surveys/curriculum';
import { isCurriculum } from '@bcs/contract/features/surveys/names';
import { isEnterprise, surveyPath } from '@bcs/contract/features/surveys/routes';
import { lockRoute } from '#lib/route-lock.ts';
import { local } from '#lib/storage.ts';
import { surveyKey } from './survey-key.ts';

/**
 * Returns the redirect to a pending survey, which locks the person to it; null if there is none, or if it locked them
 * once before. SURV-042, SURV-043
 */
export function lockToSurvey(
  surveyName: string,
  week: number | null,
  { id, course }: Pick<Enrollment, 'id' | 'course'>,
) {
  const path = surveyPath(surveyName, week, course.cohort.program.programType.name);
  if (path === null) {
    // oxlint-disable-next-line no-console -- the specification asks for a warning (SURV-042)
    console.warn(`Unknown pending survey: ${surveyName}`);
    return null;
  }
  if (!lockRoute(path, { enrollmentId: id, key: surveyKey(surveyName, week) })) return null;
  if (isCurriculum(surveyName)) local.set(CURRICULUM_KEY, surveyName);
  return { href: path, replace: true, state: isEnterprise(surveyName) ? ({ enterprise: true } as const) : {} };
}
