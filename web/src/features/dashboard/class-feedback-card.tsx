import { IconMessages } from '@tabler/icons-react';
import { seeNpsSurvey } from '@bcs/contract/features/dashboard/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { FeedbackNav } from '#features/survey-turnout/feedback-nav.tsx';
import { useViewer } from '#lib/viewer.ts';
import { NpsCard } from './nps-card.tsx';
import { SideCard } from './side-card.tsx';

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
