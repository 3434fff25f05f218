import { getRouteApi } from '@tanstack/react-router';
import { createAnnouncement } from '@bcs/contract/features/announcements/abilities';
import { stateOf } from '@bcs/contract/features/announcements/dates';
import { ANNOUNCEMENT_FILTER, matchesAnnouncementFilter } from '@bcs/contract/features/announcements/filter';
import { CONTEXT_NAMES } from '@bcs/contract/features/enrollments/contexts';
import { roleMay } from '@bcs/contract/kernel/ability';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import type { Announcement } from '@bcs/contract/features/announcements/model';
import { Card } from '#kit/card.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useNow } from '#lib/now.ts';
import { useAnswer } from '#lib/queries.ts';
import { parseChoice } from '#lib/search.ts';
import { useViewer } from '#lib/viewer.ts';
import { AnnouncementBadges, AnnouncementFacts } from './announcement-facts.tsx';
import { AuthorActions } from './author-actions.tsx';
import { createExcerpt } from './excerpt.ts';

const route = getRouteApi('/_app/announcements');
const LABELS = { all: 'All', ...CONTEXT_NAMES } as const;
const OPTIONS = ANNOUNCEMENT_FILTER.map((value) => ({ value, label: LABELS[value] }));

/** Title, context, text, author and date of one announcement, with what one may do with it. ANN-007 to ANN-010 */
function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const { id, title, body } = announcement;
  const show = { to: '/announcement/$announcementId/show', params: { announcementId: String(id) } } as const;
  return (
    <Card className="grid gap-2 px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg font-bold wrap-anywhere">
          <TextLink {...show} className="text-ink">
            {title}
          </TextLink>
        </h2>
        <AnnouncementBadges announcement={announcement} />
      </div>
      <Markdown source={createExcerpt(body)} top={3} breaks />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AnnouncementFacts announcement={announcement} />
        <div className="flex flex-wrap items-center gap-2">
          <LinkButton {...show} size="sm" aria-label={`View announcement ${title}`}>
            View announcement
          </LinkButton>
          <AuthorActions announcement={announcement} />
        </div>
      </div>
    </Card>
  );
}

/** The announcements of the chosen class, the latest first. ANN-001, ANN-004 to ANN-006 */
export function AnnouncementsScreen() {
  const { enrollmentId, role } = useViewer();
  const now = useNow();
  const navigate = route.useNavigate();
  const filter = parseChoice(route.useSearch().type, ANNOUNCEMENT_FILTER) ?? 'all';
  const { announcementList } = useAnswer('announcements', { enrollmentId }).announcements;
  // what ends while the page is open leaves it, except for whoever wrote it (D-129)
  const current = announcementList.filter(
    (one) => one.staffEnrollmentId === enrollmentId || stateOf(one, now) === 'active',
  );
  const shown = current.filter((one) => matchesAnnouncementFilter(one, filter));
  const unread = current.filter((one) => !one.read && stateOf(one, now) === 'active').length;
  return (
    <div className="max-w-3xl">
      <PageHeader title="Announcements" lead={unread === 0 ? null : `${unread} unread`}>
        {roleMay(createAnnouncement, role) && (
          <LinkButton tone="primary" to="/announcement/$announcementId" params={{ announcementId: 'new' }}>
            <IconPlus size={18} aria-hidden />
            New Announcement
          </LinkButton>
        )}
      </PageHeader>
      <div className="grid gap-4">
        <Segmented
          label="Which announcements"
          value={filter}
          options={OPTIONS}
          onChange={(value) =>
            void navigate({ search: value === 'all' ? {} : { type: value }, replace: true, resetScroll: false })
          }
        />
        {shown.length === 0 ? (
          <EmptyCard icon={<IconSpeakerphone size={28} />} title="No Announcements" />
        ) : (
          <ul className="grid gap-3">
            {shown.map((announcement) => (
              <li key={announcement.id} className="min-w-0">
                <AnnouncementCard announcement={announcement} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
