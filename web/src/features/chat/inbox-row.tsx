import { fullName } from '@bcs/contract/kernel/full-name';
import { Link } from '@tanstack/react-router';
import type { InboxRow as Row } from '@bcs/contract/features/chat/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { Avatar } from '#kit/avatar.tsx';
import { Badge, BlockedBadge } from '#kit/badge.tsx';
import { countdown } from '#kit/countdown.tsx';
import { formatAgo } from '#lib/dates.ts';

type Props = { row: Row; now: Instant; zone: string; withCourse: boolean; onOpen?: (() => void) | undefined };

/** A conversation of the inbox: who it is with, what was said last, and how long somebody has waited. */
export function InboxRow({ row, now, zone, withCourse, onOpen }: Props) {
  const { student, course, lastMessage, waitingSince, unreadCount } = row;
  const name = fullName(student);
  return (
    <li>
      <Link
        to="/chat/$studentEnrollmentId"
        params={{ studentEnrollmentId: String(student.enrollmentId) }}
        onClick={onOpen}
        className="flex gap-3 rounded-lg px-3 py-2.5 hover:bg-sunken"
        activeProps={{ className: 'bg-brand-soft', 'aria-current': 'page' }}
      >
        <Avatar name={name} src={student.userAccountAvatar} size={40} />
        <span className="flex min-w-0 grow flex-col gap-0.5">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 grow truncate font-semibold">{name}</span>
            {lastMessage && (
              <time dateTime={lastMessage.sentAt} className="shrink-0 text-xs text-muted">
                {formatAgo(lastMessage.sentAt, now, zone)}
              </time>
            )}
          </span>
          {withCourse && <span className="truncate text-xs text-muted">{course.name}</span>}
          <span dir="auto" className="truncate text-sm text-muted">
            {previewOf(lastMessage)}
          </span>
          {(waitingSince || unreadCount > 0 || student.isBlocked) && (
            <span className="mt-1 flex flex-wrap gap-1.5">
              {student.isBlocked && <BlockedBadge />}
              {waitingSince && <Badge tone="warn">Waiting for {waitedFor(waitingSince, now)}</Badge>}
              {unreadCount > 0 && <Badge tone="brand">{unreadCount} new</Badge>}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

const waitedFor = (since: Instant, now: Instant) => countdown(since, now) ?? 'less than a minute';

const previewOf = (last: Row['lastMessage']) => {
  if (!last) return 'No messages yet';
  return last.fromStudent ? last.body : `${last.authorFirstName}: ${last.body}`;
};
