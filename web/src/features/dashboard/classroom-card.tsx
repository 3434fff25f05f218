import { IconVideo } from '@tabler/icons-react';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { ACADEMIC } from '@bcs/contract/features/enrollments/contexts';
import { classroomLink } from '@bcs/contract/features/sessions/classroom';
import type { Role } from '@bcs/contract/kernel/roles';
import { OutsideButton, LinkButton } from '#kit/link-button.tsx';
import { OutsideLink } from '#kit/text-link.tsx';
import { useViewer } from '#lib/viewer.ts';
import { SideCard } from './side-card.tsx';

/** The virtual classroom belongs to the class, as academic sessions do. D-067 */
const asText = (role: Role) => classroomLink(role, ACADEMIC) === 'address';

type Shown = Pick<Dashboard, 'virtualClassroom' | 'virtualClassroomCredentials' | 'upcomingSession'>;

/** The way into the virtual classroom; the server decides what each role gets. DASH-017, D-066, D-067 */
export function ClassroomCard({
  dashboard: { virtualClassroom, virtualClassroomCredentials, upcomingSession },
}: {
  dashboard: Shown;
}) {
  const { role } = useViewer();
  if (!virtualClassroom) return null;
  const { link, dynamic } = virtualClassroom;
  return (
    <SideCard
      title="Virtual Classroom"
      icon={<IconVideo size={20} />}
      action={<Way {...{ link, dynamic, role, upcomingSession }} />}
    >
      <p className="text-muted">
        {dynamic ? 'Join from the session page.' : 'One room for all online sessions of this course.'}
      </p>
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

function Way({
  link,
  dynamic,
  role,
  upcomingSession,
}: { link: string | null; dynamic: boolean; role: Role } & Pick<Shown, 'upcomingSession'>) {
  if (dynamic)
    return upcomingSession ? (
      <LinkButton to="/sessions/$sessionId" params={{ sessionId: String(upcomingSession.id) }}>
        Go to the session
      </LinkButton>
    ) : null;
  if (link === null || asText(role)) return null;
  return (
    <OutsideButton href={link} tone="primary">
      Join Classroom
    </OutsideButton>
  );
}
