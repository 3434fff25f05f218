import { lazy, Suspense } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { PageHeader } from '#kit/page-header.tsx';
import { localDay } from '@bcs/contract/kernel/clock';
import { formatWeekday } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { AnnouncementCards } from './announcement-cards.tsx';
import { CareerWorkshopCard } from './career-workshop-card.tsx';
import { ClassroomCard } from './classroom-card.tsx';
import { ContinuationCard } from './continuation-card.tsx';
import { HelpCard } from './help-card.tsx';
import { MilestonesCard } from './milestones-card.tsx';
import { NpsCard } from './nps-card.tsx';
import { StudentCards } from './student-cards.tsx';
import { UpcomingSessionCard } from './upcoming-session-card.tsx';

// Below the first view, and a third of the page's weight
const CourseCalendar = lazy(() => import('./course-calendar.tsx').then((file) => ({ default: file.CourseCalendar })));

/** Where everybody arrives: what is next, what needs care, and the calendar of the course. DASH-001, D-057 */
export function DashboardScreen() {
  const { role, timeZone, user, enrollmentId } = useViewer();
  const now = useNow();
  const { data: dashboard } = useSuspenseQuery(callQuery('dashboard', { enrollmentId }));
  return (
    <>
      <PageHeader
        title={`${ROLE_NAMES[role]} Dashboard`}
        lead={`Hello ${user.firstName}. ${formatWeekday(localDay(now, timeZone))}`}
      />
      <div className="grid gap-5">
        {dashboard.dashboardStudentStats ? (
          <StudentCards stats={dashboard.dashboardStudentStats} unread={dashboard.dashboardAnnouncements.unreadCount} />
        ) : (
          <AnnouncementCards counts={dashboard.dashboardAnnouncements} />
        )}
        <UpcomingSessionCard session={dashboard.upcomingSession} />
        <div className="gap-5 *:mb-5 *:break-inside-avoid md:columns-2 xl:columns-3">
          <ClassroomCard dashboard={dashboard} />
          <MilestonesCard resume={dashboard.studentResume} />
          <CareerWorkshopCard session={dashboard.upcomingCareerSession} />
          <NpsCard />
          <ContinuationCard content={dashboard.continuationContent} />
          <HelpCard />
        </div>
        <Suspense fallback={<CalendarPlace />}>
          <CourseCalendar events={dashboard.calendarEvents} />
        </Suspense>
      </div>
    </>
  );
}

/** Keeps the calendar's place, and its anchor: other pages link to it. */
function CalendarPlace() {
  return (
    <div id="coursecalendar">
      <Skeleton className="h-[46rem] rounded-card" />
    </div>
  );
}
