import { IconTargetArrow } from '@tabler/icons-react';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { percentStyle } from '@bcs/contract/features/coursework/percentages';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import { LinkButton } from '#kit/link-button.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';
import { SideCard } from './side-card.tsx';

const TONE = { error: 'bad', warning: 'warn', success: 'good' } as const;

/** The progress of a student's career milestones, and what is next. DASH-026, D-061 */
export function MilestonesCard({ resume }: { resume: Dashboard['studentResume'] }) {
  const viewer = useViewer();
  if (!resume || hidden(viewer.cohortUiControl, viewer.featureFlags).careerServices) return null;
  const { careerCompletionPercentage: percent, nextDueMilestones } = resume;
  return (
    <SideCard
      title="Career Milestones"
      icon={<IconTargetArrow size={20} />}
      action={
        <LinkButton to="/career-services" hash="allCareerMilestones">
          All milestones
        </LinkButton>
      }
    >
      <div className="grid gap-2">
        <p className="flex justify-between text-sm">
          <span className="text-muted">Completed</span>
          <span className="font-semibold tabular-nums">{percent}%</span>
        </p>
        <ProgressBar label="Career milestones completed" value={percent} tone={TONE[percentStyle(percent)]} />
      </div>
      {nextDueMilestones.length === 0 ? (
        <p className="text-muted">Nothing due next</p>
      ) : (
        <ul className="grid gap-2">
          {nextDueMilestones.map(({ id, title, effectiveDueDate }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <TextLink to="/coursework/$assignmentId/show" params={{ assignmentId: String(id) }}>
                {title}
              </TextLink>
              <span className="text-sm text-muted">
                due <Moment at={effectiveDueDate} zone={viewer.timeZone} dayOnly />
              </span>
            </li>
          ))}
        </ul>
      )}
    </SideCard>
  );
}
