import { IconBriefcase } from '@tabler/icons-react';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import { LinkButton } from '#kit/link-button.tsx';
import { formatDate, formatTimeRange } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { SideCard } from './side-card.tsx';

/** The next career workshop. DASH-024, DASH-025 */
export function CareerWorkshopCard({ session }: { session: Dashboard['upcomingCareerSession'] }) {
  const viewer = useViewer();
  if (hidden(viewer.cohortUiControl, viewer.featureFlags).careerServices) return null;
  if (!session)
    return (
      <SideCard title="Career Workshop" icon={<IconBriefcase size={20} />}>
        <p className="text-muted">No workshops scheduled.</p>
      </SideCard>
    );
  const { id, name, shortDescription, startTime, endTime } = session;
  return (
    <SideCard
      title="Career Workshop"
      icon={<IconBriefcase size={20} />}
      action={
        <LinkButton to="/sessions/$sessionId" params={{ sessionId: String(id) }}>
          Workshop details
        </LinkButton>
      }
    >
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {formatDate(startTime, viewer.timeZone)}, {formatTimeRange(startTime, endTime, viewer.timeZone)}
        </p>
      </div>
      {shortDescription && <p className="text-muted">{shortDescription}</p>}
    </SideCard>
  );
}
