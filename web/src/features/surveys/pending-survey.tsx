import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { currentPreview } from '#lib/preview.ts';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

/**
 * Redirects a student on the dashboard to the pending survey. It renders nothing, and a failed request stops nobody.
 * SURV-033 to SURV-043, D-134
 */
export function PendingSurvey() {
  const { enrollmentId, enrollment } = useViewer();
  const navigate = useNavigate();
  // fetched each time: an earlier answer may be for a survey that has been submitted since
  const asked = callQuery('pendingSurvey', { enrollmentId });
  // a sample person has answered nothing and would be stuck at the first survey
  const { data, isFetching } = useQuery({ ...asked, staleTime: 0, gcTime: 0, enabled: !currentPreview() });
  const { surveyName = null, week = null } = (isFetching ? null : data) ?? {};
  const lead = useEffectEvent(async (name: string, week: number | null) => {
    // most visits lead nowhere, so this code is loaded only when there is a survey
    const { lockToSurvey } = await import('./way-to-survey.ts');
    const way = lockToSurvey(name, week, enrollment);
    if (way) void navigate(way);
  });
  useEffect(() => {
    if (surveyName !== null) void lead(surveyName, week);
  }, [surveyName, week]);
  return null;
}
