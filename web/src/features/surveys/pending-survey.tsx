import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CURRICULUM_KEY } from '@bcs/contract/features/surveys/curriculum';
import { isCurriculum } from '@bcs/contract/features/surveys/names';
import { isEnterprise, surveyPath } from '@bcs/contract/features/surveys/routes';
import { callQuery } from '#lib/queries.ts';
import { lockRoute } from '#lib/route-lock.ts';
import { local } from '#lib/storage.ts';
import { useViewer } from '#lib/viewer.ts';
import { surveyKey } from './survey-key.ts';

/**
 * Leads a student who has come to the dashboard to the survey that is asked now. It shows nothing, and a look-up that
 * fails stops nobody. SURV-033 to SURV-043, D-134
 */
export function PendingSurvey() {
  const { enrollmentId, enrollment } = useViewer();
  const navigate = useNavigate();
  // asked anew each time: an earlier answer leads back to what was sent since
  const { data, isFetching } = useQuery({ ...callQuery('pendingSurvey', { enrollmentId }), staleTime: 0, gcTime: 0 });
  const programType = enrollment.course.cohort.program.programType.name;
  useEffect(() => {
    const { surveyName = null, week = null } = data ?? {};
    if (surveyName === null || isFetching) return;
    const path = surveyPath(surveyName, week, programType);
    if (path === null) {
      // oxlint-disable-next-line no-console -- the specification asks for a warning (SURV-042)
      console.warn(`Unknown pending survey: ${surveyName}`);
      return;
    }
    if (!lockRoute(path, surveyKey(surveyName, week))) return;
    if (isCurriculum(surveyName)) local.set(CURRICULUM_KEY, surveyName);
    void navigate({ href: path, replace: true, state: isEnterprise(surveyName) ? { enterprise: true } : {} });
  }, [data, isFetching, programType, navigate]);
  return null;
}
