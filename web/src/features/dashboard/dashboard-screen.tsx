import { lazy, Suspense, type ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { seeNpsSurvey } from '@bcs/contract/features/dashboard/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { PageHeader } from '#kit/page-header.tsx';
import { localDay } from '@bcs/contract/kernel/clock';
import { dayPart, formatWeekday } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { AnnouncementCards } from './announcement-cards.tsx';
import { CareerWorkshopCard } from './career-workshop-card.tsx';
import { ClassroomCard } from './classroom-card.tsx';
import { ContinuationCard } from './continuation-card.tsx';
import { CourseCalendar } from './course-calendar.tsx';
import { HelpCard } from './help-card.tsx';
import { MilestonesCard } from './milestones-card.tsx';
import { StudentCards } from './student-cards.tsx';
import { UpcomingSessionCard } from './upcoming-session-card.tsx';

// For few, and it brings along what sends
const NpsCard = lazy(() => import('./nps-card.tsx').then((file) => ({ default: file.NpsCard })));

/** One card of the columns. Its distance is a padding: WebKit carries a margin over to the head of the next column. */
const InColumn = ({ children }: { children: ReactNode }) => (
  <div className="inline-block w-full break-inside-avoid pb-5 align-top empty:hidden">{children}</div>
);

/** Where everybody arrives: what is next, what needs care, and the calendar of the course. DASH-001, D-057 */
export function DashboardScreen() {
  const { role, timeZone, user, enrollmentId } = useViewer();
  const now = useNow();
  const { data: dashboard } = useSuspenseQuery(callQuery('dashboard', { enrollmentId }));
  return (
    <>
      <PageHeader
        title={`${ROLE_NAMES[role]} Dashboard`}
        lead={`Good ${dayPart(now, timeZone)}, ${user.firstName} · ${formatWeekday(localDay(now, timeZone))}`}
      />
      <div className="grid gap-5">
        {dashboard.dashboardStudentStats ? (
          <StudentCards stats={dashboard.dashboardStudentStats} unread={dashboard.dashboardAnnouncements.unreadCount} />
        ) : (
          <AnnouncementCards counts={dashboard.dashboardAnnouncements} />
        )}
        <UpcomingSessionCard
          session={dashboard.upcomingSession}
          planned={dashboard.calendarEvents.some(({ domain }) => domain === 'session')}
        />
        <div className="gap-5 md:columns-2 xl:columns-3">
          <InColumn>
            <ClassroomCard dashboard={dashboard} />
          </InColumn>
          <InColumn>
            <MilestonesCard resume={dashboard.studentResume} />
          </InColumn>
          <InColumn>
            <CareerWorkshopCard session={dashboard.upcomingCareerSession} />
          </InColumn>
          {roleMay(seeNpsSurvey, role) && (
            <InColumn>
              <Suspense>
                <NpsCard />
              </Suspense>
            </InColumn>
          )}
          <InColumn>
            <ContinuationCard content={dashboard.continuationContent} />
          </InColumn>
          <InColumn>
            <HelpCard />
          </InColumn>
        </div>
        <CourseCalendar events={dashboard.calendarEvents} />
      </div>
    </>
  );
}
