import type { FoundMaterial } from '@bcs/contract/features/assistant/model';
import { Badge } from '#kit/badge.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';

const KINDS = { session: 'Session', assignment: 'Coursework', announcement: 'Announcement' } as const;
const DATES = { session: '', assignment: 'due ', announcement: '' } as const;
/** The mark that the server puts around a match: two characters that nobody types. */
const MARKED = /\uE000([^\uE001]*)\uE001/u;

/** A passage that is relevant to a question. */
export function FoundItem({ item }: { item: FoundMaterial }) {
  const { timeZone } = useViewer();
  const { kind, date, excerpt } = item;
  return (
    <li className="grid gap-1.5 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">
          <Title item={item} />
        </span>
        <Badge>{KINDS[kind]}</Badge>
        <span className="text-xs text-muted">
          {DATES[kind]}
          {formatDate(date, timeZone)}
        </span>
      </div>
      <p dir="auto" className="text-sm text-muted wrap-anywhere">
        {excerpt.split(MARKED).map((part, place) =>
          // split puts what was marked at every second place
          // oxlint-disable-next-line no-array-index-key -- the parts of a text never move
          place % 2 === 0 ? (
            part
          ) : (
            <strong key={place} className="text-ink">
              {part}
            </strong>
          ),
        )}
      </p>
    </li>
  );
}

function Title({ item: { kind, id, title } }: { item: FoundMaterial }) {
  if (kind === 'session') {
    return (
      <TextLink to="/sessions/$sessionId" params={{ sessionId: String(id) }}>
        {title}
      </TextLink>
    );
  }
  if (kind === 'assignment') {
    return (
      <TextLink to="/coursework/$assignmentId/show" params={{ assignmentId: String(id) }}>
        {title}
      </TextLink>
    );
  }
  return (
    <TextLink to="/announcement/$announcementId/show" params={{ announcementId: String(id) }}>
      {title}
    </TextLink>
  );
}
