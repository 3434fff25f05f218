import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { previewed } from '#lib/preview.ts';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

/**
 * Leads a student who has come to the dashboard to the survey that is asked now. It shows nothing, and a look-up that
 * fails stops nobody. SURV-033 to SURV-043, D-134
 */
export function PendingSurvey() {
  const { enrollmentId, enrollment } = useViewer();
  const navigate = useNavigate();
  // asked anew each time: an earlier answer leads back to what was sent since
  const asked = callQuery('pendingSurvey', { enrollmentId });
  // a sample person has answered nothing, and would never come past the first survey
  const { data, isFetching } = useQuery({ ...asked, staleTime: 0, gcTime: 0, enabled: !previewed() });
  const { surveyName = null, week = null } = (isFetching ? null : data) ?? {};
  const lead = useEffectEvent(async (name: string, week: number | null) => {
    // most visits lead nowhere, so what knows the ways comes when there is one
    const { lockToSurvey } = await import('./way-to-survey.ts');
    const way = lockToSurvey(name, week, enrollment);
    if (way) void navigate(way);
  });
  useEffect(() => {
    if (surveyName !== null) void lead(surveyName, week);
  }, [surveyName, week]);
  return null;
}
