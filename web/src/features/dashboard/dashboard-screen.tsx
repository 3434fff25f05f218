import { lazy, Suspense, type ReactNode } from 'react';
import { IconSpeakerphone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { seeClassFeedback } from '@bcs/contract/features/dashboard/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { isStudent, ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { FollowUpNote } from '#features/weekly-feedback/follow-up-note.tsx';
import { Card } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { localDay } from '@bcs/contract/kernel/clock';
import { dayPart, formatWeekday } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { WhenSeen } from '#lib/when-seen.tsx';
import { CareerWorkshopCard } from './career-workshop-card.tsx';
import { ClassroomCard } from './classroom-card.tsx';
import { ContinuationCard } from './continuation-card.tsx';
import { FigureGrid } from './figure-card.tsx';
import { HelpCard } from './help-card.tsx';
import { MilestonesCard } from './milestones-card.tsx';
import { bringClassFeedback, bringClassPulse, bringDoNext } from './parts.ts';
import { StudentCards } from './student-cards.tsx';
import { TodayCard } from './today-card.tsx';
import { UpcomingSessionCard } from './upcoming-session-card.tsx';

// needed by few people
const ClassFeedbackCard = lazy(() => bringClassFeedback().then((file) => ({ default: file.ClassFeedbackCard })));

// With the rules of work, which nothing else of the dashboard needs
const DoNextCard = lazy(() => bringDoNext().then((file) => ({ default: file.DoNextCard })));
/** The height of its head and of its rows, in rem, so that nothing moves when it has come. */
const HEAD_REM = 3.6875;
const ROW_REM = 4.0625;

// for students, once the dashboard is shown
const PendingSurvey = lazy(() =>
  import('#features/surveys/pending-survey.tsx').then((file) => ({ default: file.PendingSurvey })),
);

// further down the page, and larger
const GraduationCard = lazy(() =>
  import('#features/graduation/graduation-card.tsx').then((file) => ({ default: file.GraduationCard })),
);
const CourseCalendar = lazy(() => import('./course-calendar.tsx').then((file) => ({ default: file.CourseCalendar })));
/** The calendar has its place from the beginning, so that its address leads there. */
const CALENDAR_PLACE = <Card id="coursecalendar" aria-label="Course Calendar" className="h-[46rem]" />;

// for staff; its space is reserved until it has loaded
const ClassPulse = lazy(() => bringClassPulse().then((file) => ({ default: file.ClassPulseRow })));
const PULSE_HEIGHT = '9.125rem';
const PULSE_PLACE = (
  <FigureGrid>
    {[1, 2, 3, 4].map((tile) => (
      <div key={tile} className="grid" style={{ height: PULSE_HEIGHT }}>
        <Skeleton />
      </div>
    ))}
  </FigureGrid>
);

/** One card of a row. The cards of a row are equally high and fill it, however many there are. */
const InRow = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 grow basis-80 empty:hidden *:grow">{children}</div>
);

/** A line that says how many announcements there are, and how many of them are unread. DASH-011, DASH-012 */
const AnnouncementsLine = ({
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

/**
 * The page on which everybody arrives: what is next, what needs care, and the calendar of the course. DASH-001, D-057
 */
export function DashboardScreen() {
  const { role, timeZone, user, enrollmentId } = useViewer();
  const now = useNow();
  const dashboard = useAnswer('dashboard', { enrollmentId });
  return (
    <>
      <PageHeader
        title={`${ROLE_NAMES[role]} Dashboard`}
        lead={`Good ${dayPart(now, timeZone)}, ${user.firstName} · ${formatWeekday(localDay(now, timeZone))}`}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <UpcomingSessionCard
          session={dashboard.upcomingSession}
          planned={dashboard.calendarEvents.some(({ domain }) => domain === 'session')}
        />
        {dashboard.dashboardStudentStats && (
          <StudentCards stats={dashboard.dashboardStudentStats} unread={dashboard.dashboardAnnouncements.unreadCount} />
        )}
        {dashboard.today && (
          <>
            <TodayCard today={dashboard.today} />
            <Suspense fallback={PULSE_PLACE}>
              <ClassPulse waits={PULSE_PLACE} height={PULSE_HEIGHT} />
            </Suspense>
          </>
        )}
        {dashboard.doNext && (
          <div style={{ minHeight: `${HEAD_REM + dashboard.doNext.rows * ROW_REM}rem` }}>
            <Suspense>
              <DoNextCard facts={dashboard.doNext} upcomingSession={dashboard.upcomingSession} />
            </Suspense>
          </div>
        )}
        <div className="flex flex-wrap gap-5">
          <InRow>
            <ClassroomCard dashboard={dashboard} />
          </InRow>
          <InRow>
            <MilestonesCard resume={dashboard.studentResume} />
          </InRow>
          <InRow>
            <CareerWorkshopCard session={dashboard.upcomingCareerSession} />
          </InRow>
          {roleMay(seeClassFeedback, role) && (
            <InRow>
              <Suspense>
                <ClassFeedbackCard />
              </Suspense>
            </InRow>
          )}
          <InRow>
            <ContinuationCard content={dashboard.continuationContent} />
          </InRow>
          {dashboard.followUp && (
            <InRow>
              <FollowUpNote followUp={dashboard.followUp} />
            </InRow>
          )}
        </div>
        {!dashboard.dashboardStudentStats && <AnnouncementsLine counts={dashboard.dashboardAnnouncements} />}
        <WhenSeen place={CALENDAR_PLACE}>
          <Suspense fallback={CALENDAR_PLACE}>
            <CourseCalendar events={dashboard.calendarEvents} />
          </Suspense>
        </WhenSeen>
        {isStudent(role) && (
          <WhenSeen place={null}>
            <Suspense>
              <GraduationCard />
            </Suspense>
          </WhenSeen>
        )}
        <HelpCard />
      </div>
      {isStudent(role) && (
        <Suspense>
          <PendingSurvey />
        </Suspense>
      )}
    </>
  );
}
