import { fullName } from '@bcs/contract/kernel/full-name';
import type { ReactNode } from 'react';
import { IconBrandGithub, IconClock, IconMail } from '@tabler/icons-react';
import type { StudentProfile } from '@bcs/contract/features/student-page/model';
import { Avatar } from '#kit/avatar.tsx';
import { BlockedBadge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import { mailTo } from '#kit/mail-to.ts';
import { OutsideLink } from '#kit/text-link.tsx';
import { lastSeenText } from './last-seen.ts';
import { daysSinceSeen } from './students-rows.ts';
import { useMeasure } from './use-measure.ts';

type Props = {
  profile: StudentProfile;
  own: boolean;
  /** Buttons at the right of the card. */
  children: ReactNode;
};

/** A student's name, picture and contact details. */
export function PersonCard({ profile, own, children }: Props) {
  const { student, lastSeenOn } = profile;
  const measure = useMeasure();
  const days = daysSinceSeen({ lastSeenOn }, measure);
  return (
    <Card pad className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={fullName(student)} src={student.nexusAvatarUrl ?? student.avatarUrl} size={72} />
      <ul className="grid min-w-0 grow basis-56 gap-1 text-sm">
        <Line icon={<IconMail size={16} aria-hidden />}>
          <a
            href={mailTo(student.email)}
            className="rounded-sm font-semibold text-brand underline-offset-3 wrap-anywhere hover:underline"
          >
            {student.email}
          </a>
        </Line>
        <Line icon={<IconBrandGithub size={16} aria-hidden />}>
          {student.githubUserName === null ? (
            <span className="text-muted">No GitHub name yet</span>
          ) : (
            <OutsideLink
              href={`https://github.com/${encodeURIComponent(student.githubUserName)}`}
              className="wrap-anywhere"
            >
              <span className="sr-only">GitHub: </span>
              {student.githubUserName}
            </OutsideLink>
          )}
        </Line>
        {!own && (
          <Line icon={<IconClock size={16} aria-hidden />}>
            <span className="text-muted">Last seen: {lastSeenText(days)}</span>
            {student.isBlocked && <BlockedBadge />}
          </Line>
        )}
      </ul>
      <div className="flex flex-wrap gap-2">{children}</div>
    </Card>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <span className="text-muted">{icon}</span>
    <span className="min-w-0">{children}</span>
  </li>
);
