import { lazy, Suspense } from 'react';
import { IconVideo } from '@tabler/icons-react';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { ACADEMIC } from '@bcs/contract/features/enrollments/contexts';
import { classroomLink } from '@bcs/contract/features/sessions/classroom';
import { MEETING_HOSTS, type Role } from '@bcs/contract/kernel/roles';
import { OutsideButton } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { OutsideLink } from '#kit/text-link.tsx';
import { someoneThere } from '#lib/at-rest.ts';
import { useViewer } from '#lib/viewer.ts';
import { WhenSeen } from '#lib/when-seen.tsx';
import { SideCard } from './side-card.tsx';

// It brings along what sends, which only somebody at the page can need
const MeetingPanel = lazy(async () => {
  await someoneThere();
  return { default: (await import('#features/classroom/meeting-panel.tsx')).MeetingPanel };
});
/** A place as high as the panel of a meeting that nobody has started, without a button that is another one a moment later. */
const PanelPlace = ({ hosts }: { hosts: boolean }) => <Skeleton className={hosts ? 'h-27' : 'h-19'} />;

/** The virtual classroom belongs to the class, as academic sessions do. D-067 */
const asText = (role: Role) => classroomLink(role, ACADEMIC) === 'address';

type Shown = Pick<Dashboard, 'virtualClassroom' | 'virtualClassroomCredentials' | 'upcomingAcademicSession'>;

/** The way into the virtual classroom; the server decides what each role gets. DASH-017, D-066, D-067 */
export function ClassroomCard({
  dashboard: { virtualClassroom, virtualClassroomCredentials, upcomingAcademicSession },
}: {
  dashboard: Shown;
}) {
  const { role } = useViewer();
  if (!virtualClassroom) return null;
  const hosts = MEETING_HOSTS.includes(role);
  const { link, dynamic } = virtualClassroom;
  const join =
    link === null || asText(role) ? null : (
      <OutsideButton href={link} tone="primary">
        Join Classroom
      </OutsideButton>
    );
  return (
    <SideCard title="Virtual Classroom" icon={<IconVideo size={20} />} action={join}>
      <p className="text-muted">
        {dynamic ? upcomingAcademicSession?.name : 'One room for all online sessions of this course.'}
      </p>
      {dynamic && upcomingAcademicSession && (
        <WhenSeen place={<PanelPlace hosts={hosts} />}>
          <Suspense fallback={<PanelPlace hosts={hosts} />}>
            <MeetingPanel sessionId={upcomingAcademicSession.id} />
          </Suspense>
        </WhenSeen>
      )}
      {asText(role) && link !== null && (
        <p className="wrap-anywhere">
          <OutsideLink href={link}>{link}</OutsideLink>
        </p>
      )}
      {virtualClassroomCredentials && (
        <dl className="grid text-sm">
          <dt className="text-muted">User name</dt>
          <dd className="mb-2 font-mono wrap-anywhere">{virtualClassroomCredentials.username}</dd>
          <dt className="text-muted">Temporary password</dt>
          <dd className="font-mono wrap-anywhere">{virtualClassroomCredentials.temporaryPassword}</dd>
        </dl>
      )}
    </SideCard>
  );
}
