import { IconGauge, IconMessages } from '@tabler/icons-react';
import { seeNpsSurvey } from '@bcs/contract/features/dashboard/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { dateText } from '@bcs/contract/kernel/clock';
import { FeedbackNav } from '#features/survey-turnout/feedback-nav.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { useRead } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { SideCard } from './side-card.tsx';

/** Switches the NPS end survey, for ssm and admin, within its window. DASH-027 to DASH-031 */
function NpsCard() {
  const { enrollmentId, courseId } = useViewer();
  const { data: survey } = useRead('survey', { enrollmentId });
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

/**
 * The card on the surveys of the class for staff: a switch for one, or, for those whose menu has no entry for them, the
 * way to the reports. DASH-027, DASH-028, D-146
 */
export function ClassFeedbackCard() {
  const { role } = useViewer();
  if (roleMay(seeNpsSurvey, role)) return <NpsCard />;
  return (
    <SideCard title="Student Feedback" icon={<IconMessages size={20} />} action={<FeedbackNav />}>
      <p className="text-muted">
        What students say about their weeks, and how likely they are to recommend the program.
      </p>
    </SideCard>
  );
}
