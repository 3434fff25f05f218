import { IconSpeakerphone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';

/** A line that says how many announcements there are, and how many of them are unread. DASH-011, DASH-012 */
export const AnnouncementsLine = ({
  counts: { totalCount, unreadCount },
}: {
  counts: Dashboard['dashboardAnnouncements'];
}) => (
  <Link
    to="/announcements"
    className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-0.5 rounded-card border border-line bg-surface px-4 py-2.5 shadow-card hover:border-edge sm:px-5"
  >
    <IconSpeakerphone size={20} aria-hidden className="shrink-0 text-brand" />
    <span className="font-semibold">Announcements</span>
    <span className="text-sm text-muted tabular-nums">
      {totalCount} active in this course, {unreadCount === 0 ? 'all read' : `${unreadCount} unread`}
    </span>
  </Link>
);
