import { IconCalendar, IconCalendarOff, IconMapPin } from '@tabler/icons-react';
import { nextWorkshops } from '@bcs/contract/features/career-services/workshops';
import type { Session } from '@bcs/contract/features/sessions/model';
import { placeText } from '@bcs/contract/features/sessions/place';
import { sessionStateText } from '#features/sessions/session-state.tsx';
import { Badge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { formatDate, formatTimeRange } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

/** The next two workshops. CAREER-002, CAREER-005, D-021 */
export function Workshops({ sessions }: { sessions: readonly Session[] }) {
  const workshops = nextWorkshops(sessions, useNow());
  return (
    <section id="upcomingCareerSessions" aria-labelledby="workshops-title">
      <h2 id="workshops-title" className="mb-3 text-xl font-bold">
        Upcoming workshops
      </h2>
      {workshops.length === 0 ? (
        <EmptyCard
          level={3}
          tone="career"
          icon={<IconCalendarOff size={30} stroke={1.7} />}
          title="No workshops scheduled."
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {workshops.map((session) => (
            <li key={session.id} className="grid">
              <Workshop session={session} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Workshop({ session }: { session: Session }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const { id, name, chapter, shortDescription, startTime, endTime, category, classroom } = session;
  return (
    <Card
      pad
      className="relative grid content-start gap-3 border-t-4 border-t-career transition-colors hover:bg-sunken/40"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone="career">{category.name}</Badge>
        <span className="font-semibold text-career">{sessionStateText(session, now, timeZone)}</span>
      </p>
      <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
        <TextLink
          to="/sessions/$sessionId"
          params={{ sessionId: String(id) }}
          className="text-ink! after:absolute after:inset-0 after:rounded-card"
        >
          {chapter !== null && <span className="text-muted">{chapter} </span>}
          {name}
        </TextLink>
      </h3>
      {shortDescription && <p className="text-muted">{shortDescription}</p>}
      <div className="grid gap-1 text-sm text-muted">
        <p className="flex items-start gap-1.5">
          <IconCalendar size={16} aria-hidden className="mt-0.5 shrink-0" />
          {formatDate(startTime, timeZone)}, {formatTimeRange(startTime, endTime, timeZone)}
        </p>
        <p className="flex items-start gap-1.5">
          <IconMapPin size={16} aria-hidden className="mt-0.5 shrink-0" />
          {placeText(classroom)}
        </p>
      </div>
    </Card>
  );
}
