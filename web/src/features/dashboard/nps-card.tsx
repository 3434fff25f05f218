import { useQuery } from '@tanstack/react-query';
import { IconGauge } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { dateText } from '@bcs/contract/kernel/clock';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { SideCard } from './side-card.tsx';

/** Switches the NPS end survey, for ssm and admin, within its window. DASH-027 to DASH-031 */
export function NpsCard() {
  const { enrollmentId, courseId } = useViewer();
  const { data: survey } = useQuery(callQuery('survey', { enrollmentId }));
  const toggle = useSend('enableNpsEndSurvey');
  if (!survey?.windowOpen) return null;
  const { endSurveyEnabled, endCourseSurveySchedule: schedule } = survey;
  return (
    <SideCard
      anchor="nps"
      title="NPS Survey"
      icon={<IconGauge size={20} />}
      action={
        <Button pending={toggle.pending} onClick={() => void toggle.send({ courseId, value: !endSurveyEnabled })}>
          {endSurveyEnabled ? 'Disable end-of-course survey' : 'Enable end-of-course survey'}
        </Button>
      }
    >
      <p className="text-muted">
        The end-of-course survey is <strong className="text-ink">{endSurveyEnabled ? 'enabled' : 'disabled'}</strong>.
        {schedule && ` It is planned from ${dateText(schedule.dateFrom)} to ${dateText(schedule.dateTo)}.`}
      </p>
      {toggle.failure && <Alert tone="bad">Something went wrong. Please refresh and try again.</Alert>}
    </SideCard>
  );
}
