import { lazy, Suspense } from 'react';
import { IconVideo } from '@tabler/icons-react';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { ACADEMIC } from '@bcs/contract/features/enrollments/contexts';
import { classroomLink } from '@bcs/contract/features/sessions/classroom';
import type { Role } from '@bcs/contract/kernel/roles';
import { OutsideButton } from '#kit/link-button.tsx';
import { OutsideLink } from '#kit/text-link.tsx';
import { useViewer } from '#lib/viewer.ts';
import { bringMeeting } from './parts.ts';
import { SideCard } from './side-card.tsx';

// The page asks for it together with the dashboard
const MeetingPanel = lazy(() => bringMeeting().then((file) => ({ default: file.MeetingPanel })));

/** The virtual classroom belongs to the class, as academic sessions do. D-067 */
const asText = (role: Role) => classroomLink(role, ACADEMIC) === 'address';

type Shown = Pick<
  Dashboard,
  | 'virtualClassroom'
  | 'virtualClassroomCredentials'
  | 'upcomingAcademicSession'
  | 'meeting'
  | 'relatedInstructionalSessions'
>;

/** The way into the virtual classroom; the server decides what each role gets. DASH-017, D-066, D-067 */
export function ClassroomCard({
  dashboard: { virtualClassroom, virtualClassroomCredentials, upcomingAcademicSession, meeting, ...dashboard },
}: {
  dashboard: Shown;
}) {
  const { role } = useViewer();
  if (!virtualClassroom) return null;
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
      {meeting && upcomingAcademicSession && (
        <Suspense>
          <MeetingPanel
            // the next session has a meeting of its own
            key={upcomingAcademicSession.id}
            sessionId={upcomingAcademicSession.id}
            known={{ ...meeting, related: dashboard.relatedInstructionalSessions }}
          />
        </Suspense>
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
