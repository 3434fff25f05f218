import { useEffect, useEffectEvent } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import type { Announcement } from '@bcs/contract/features/announcements/model';
import { BackLink } from '#kit/back-link.tsx';
import { Card } from '#kit/card.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { AnnouncementBadges, AnnouncementFacts } from './announcement-facts.tsx';
import { AuthorActions } from './author-actions.tsx';
import { UnknownAnnouncement } from './unknown-announcement.tsx';

const route = getRouteApi('/_app/announcement/$announcementId/show');

/** One announcement; opening it marks it as read. ANN-003, ANN-019 */
export function ShowScreen() {
  const { enrollmentId } = useViewer();
  const id = usePathId('announcementId');
  const { announcementList } = useAnswer('announcements', { enrollmentId }).announcements;
  const announcement = announcementList.find((one) => one.id === id);
  return announcement ? <Shown key={id} announcement={announcement} /> : <UnknownAnnouncement />;
}

function Shown({ announcement }: { announcement: Announcement }) {
  const { enrollmentId } = useViewer();
  const navigate = route.useNavigate();
  const { id, title, body, read } = announcement;
  useTitle(title);
  const mark = useSend('markCourseAnnouncementRead');
  const markRead = useEffectEvent(() => void mark.send({ courseAnnouncementId: id, enrollmentId }));
  useEffect(() => {
    if (!read) markRead();
  }, [read]);
  return (
    <article className="max-w-3xl">
      <PageHeader title={title} back={<BackLink to="/announcements">Announcements</BackLink>}>
        <AuthorActions announcement={announcement} onDeleted={() => navigate({ to: '/announcements' })} />
      </PageHeader>
      <Card pad className="grid gap-4">
        <AnnouncementBadges announcement={{ ...announcement, read: true }} />
        <AnnouncementFacts announcement={announcement} />
        <Markdown source={body} top={2} breaks />
      </Card>
    </article>
  );
}
