import { fullName } from '@bcs/contract/kernel/full-name';
import { stateOf } from '@bcs/contract/features/announcements/dates';
import type { Announcement } from '@bcs/contract/features/announcements/model';
import { CONTEXT_NAMES } from '@bcs/contract/features/enrollments/contexts';
import { IconClock, IconHourglassEmpty } from '@tabler/icons-react';
import { Badge } from '#kit/badge.tsx';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

/** Academic or career, unread, and for its author whether it is shown already or no more. ANN-007, D-129 */
export function AnnouncementBadges({ announcement }: { announcement: Announcement }) {
  const state = stateOf(announcement, useNow());
  const career = announcement.contextCode === 'career';
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={career ? 'career' : 'brand'}>{CONTEXT_NAMES[announcement.contextCode]}</Badge>
      {state === 'scheduled' && (
        <Badge tone="warn" icon={<IconClock size={14} aria-hidden />}>
          Scheduled
        </Badge>
      )}
      {state === 'expired' && (
        <Badge outlined icon={<IconHourglassEmpty size={14} aria-hidden />}>
          Expired
        </Badge>
      )}
      {state === 'active' && !announcement.read && (
        <Badge tone="brand" outlined>
          Unread
        </Badge>
      )}
    </span>
  );
}

/** The author and the date; the author also reads from when to when it is shown. */
export function AnnouncementFacts({ announcement }: { announcement: Announcement }) {
  const { timeZone, enrollmentId } = useViewer();
  const { creatorUserAccount: author, createdAt, activationDate, expirationDate, staffEnrollmentId } = announcement;
  return (
    <div className="grid gap-0.5 text-sm text-muted">
      <p className="wrap-anywhere">
        {fullName(author)} · <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
      </p>
      {staffEnrollmentId === enrollmentId && (
        <p>
          Shown from <time dateTime={activationDate}>{formatDateTime(activationDate, timeZone)}</time> to{' '}
          <time dateTime={expirationDate}>{formatDateTime(expirationDate, timeZone)}</time>
        </p>
      )}
    </div>
  );
}
