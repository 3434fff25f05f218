import type { Announcement } from '@bcs/contract/features/announcements/model';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { AnnouncementBadges, AnnouncementFacts } from './announcement-facts.tsx';
import { AuthorActions } from './author-actions.tsx';
import { createExcerpt } from './excerpt.ts';

/** Title, context, text, author and date of one announcement, with what one may do with it. ANN-007 to ANN-010 */
export function AnnouncementCard({ announcement }: { announcement: Announcement }) {
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
