import { IconMailOpened, IconSpeakerphone } from '@tabler/icons-react';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { FigureCard } from './figure-card.tsx';

/** The cards that staff see in place of the student's numbers. DASH-011, DASH-012 */
export function AnnouncementCards({
  counts: { totalCount, unreadCount },
}: {
  counts: Dashboard['dashboardAnnouncements'];
}) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5">
      <FigureCard
        label="Announcements"
        figure={totalCount}
        note="active in this course"
        icon={<IconSpeakerphone size={20} />}
        tone="brand"
        to="/announcements"
      />
      <FigureCard
        label="Unread announcements"
        figure={unreadCount}
        note={unreadCount === 0 ? 'You are up to date' : 'Unread'}
        icon={<IconMailOpened size={20} />}
        tone="career"
        to="/announcements"
      />
    </div>
  );
}
