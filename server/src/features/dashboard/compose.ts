import { remainingAbsences } from '@bcs/contract/features/attendance/statuses';
import { careerCompletion } from '@bcs/contract/features/career-services/completion';
import { courseworkCategory, COURSEWORK_CATEGORY_NAMES } from '@bcs/contract/features/coursework/categories';
import { isOpenWork } from '@bcs/contract/features/coursework/statuses';
import { effectiveDueDate } from '@bcs/contract/features/coursework/due-date';
import { nextDue, overdueCount } from '@bcs/contract/features/coursework/lists';
import { CLASSROOM_ROLES } from '@bcs/contract/features/classroom/abilities';
import { doNext, narrowToNearWork, countRows } from '@bcs/contract/features/dashboard/do-next';
import { showsContinuation } from '@bcs/contract/features/dashboard/cards';
import { seesCredentials } from '@bcs/contract/features/sessions/classroom';
import type { CalendarEvent, Dashboard } from '@bcs/contract/features/dashboard/model';
import { CONTEXTS, isAcademic, isCareer } from '@bcs/contract/features/enrollments/contexts';
import { showsCareerServicesEvents } from '@bcs/contract/features/enrollments/hidden';
import { academicAverage, type GradedItem } from '@bcs/contract/features/grades/average';
import { categoryName } from '@bcs/contract/features/sessions/categories';
import { placeText } from '@bcs/contract/features/sessions/place';
import { shownOrNull } from '@bcs/contract/features/weekly-feedback/follow-up';
import { wasEnrolledAt } from '@bcs/contract/features/enrollments/stays';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { isStudent, MEETING_HOSTS, STUDENT } from '@bcs/contract/kernel/roles';
import { ownSessionIds } from '#features/classroom/queries-room';
import { pick } from '#kernel/pick';
import type { DashboardRow, DashboardItemRow, DashboardSessionRow } from './queries.ts';

const contextOf = (contextId: 1 | 2) => (contextId === 1 ? CONTEXTS[0] : CONTEXTS[1]);

/** Composes the dashboard of a student or staff member from the rows of the course. */
export function composeDashboard(
  row: DashboardRow,
  today: Dashboard['today'],
  viewer: Viewer,
  now: Instant,
): Dashboard {
  const visible = <Thing extends { contextId: 1 | 2 }>(things: readonly Thing[]) =>
    showsCareerServicesEvents(viewer.cohortUiControl) ? [...things] : things.filter(isAcademic);
  const sessions = visible(row.sessions);
  const items = visible(row.items).map((item) => {
    const due = effectiveDueDate(item.dueDate, item.bufferDays, viewer.timeZone);
    return { ...item, effectiveDueDate: due, wasThere: wasEnrolledAt(row.stays, due) };
  });
  const ahead = sessions.filter(({ endTime }) => endTime > now);
  const student = isStudent(viewer.role);
  const session = upcoming(row, ahead[0]);
  const { unread, ...counts } = row.announcements;
  return {
    calendarEvents: [...sessions.map(sessionEvent), ...items.map(courseworkEvent)],
    announcementsResume: unread,
    studentResume: student ? resumeOf(items, now) : null,
    dashboardStudentStats: student ? statsOf(row, items, now) : null,
    upcomingSession: session,
    upcomingAcademicSession: upcoming(row, ahead.find(isAcademic)),
    upcomingCareerSession: ahead.find(isCareer) ?? null,
    ...classroomFor(row, viewer),
    continuationContent: student ? continuationOf(row, now) : null,
    dashboardAnnouncements: counts,
    // somebody who only attends this course cannot start meetings in it, even if they teach elsewhere (D-067)
    relatedInstructionalSessions: MEETING_HOSTS.includes(viewer.role) ? row.related : [],
    zoomMeetingEnabled: row.classroom.dynamic,
    meeting: meetingFor(row, viewer),
    followUp: student ? shownOrNull(row.followUp, viewer.timeZone, now) : null,
    today,
    doNext: student ? nextOf(row, items, session, now) : null,
  };
}

function nextOf(
  { feedback }: DashboardRow,
  items: readonly Item[],
  session: Dashboard['upcomingSession'],
  now: Instant,
): Dashboard['doNext'] {
  const work = items.map((item) => ({ ...item, isOpen: isOpenWork(item) }));
  const facts = { work: narrowToNearWork(work, now), feedback };
  return { ...facts, rows: countRows(doNext(facts, session, now)) };
}

type Item = DashboardItemRow & { effectiveDueDate: Instant; wasThere: boolean };

const brief = (session: DashboardSessionRow) => ({
  ...pick('id', 'name', 'chapter', 'startTime', 'endTime')(session),
  context: contextOf(session.contextId),
});

const sessionEvent = (session: DashboardSessionRow): CalendarEvent => ({
  domain: 'session',
  event: brief(session),
  category: { code: session.categoryCode, name: categoryName(session.categoryCode) },
});

const courseworkEvent = (item: Item): CalendarEvent => {
  const code = courseworkCategory(item);
  const { id, title, effectiveDueDate, required, contextId } = item;
  return {
    domain: 'coursework',
    event: { id, title, effectiveDueDate, required, context: contextOf(contextId) },
    category: { code, name: COURSEWORK_CATEGORY_NAMES[code] },
  };
};

function upcoming({ ahead }: DashboardRow, session: DashboardSessionRow | undefined): Dashboard['upcomingSession'] {
  if (!session) return null;
  const own = ahead.find(({ id }) => id === session.id);
  return {
    ...brief(session),
    shortDescription: session.shortDescription,
    location: placeText(own?.classroom ?? null),
    status: own?.status ?? 'none',
    request: own?.request ?? null,
  };
}

function statsOf(
  { absences, maxAbsence }: DashboardRow,
  items: readonly Item[],
  now: Instant,
): Dashboard['dashboardStudentStats'] {
  const graded = items.map((item) => ({ ...item, grade: item.submission?.grade ?? null }) as GradedItem);
  const average = academicAverage(graded);
  return {
    overdueAssignmentCount: overdueCount(items, now),
    remainingAbsenceCount: remainingAbsences(maxAbsence, absences),
    allowedAbsenceCount: maxAbsence,
    academicAverageGrade: average?.academicAverageGrade ?? null,
    academicAverageValue: average?.academicAverageValue ?? null,
  };
}

const resumeOf = (items: readonly Item[], now: Instant): Dashboard['studentResume'] => ({
  careerCompletionPercentage: careerCompletion(items),
  nextDueMilestones: nextDue(items.filter(isCareer), now),
});

/**
 * Limits the classroom and its credentials to what a role may see, which depends on whether it is a link or a meeting.
 * D-066, D-067
 */
function classroomFor(
  { classroom }: DashboardRow,
  { role }: Viewer,
): Pick<Dashboard, 'virtualClassroom' | 'virtualClassroomCredentials'> {
  const { link, dynamic, username, temporaryPassword } = classroom;
  const shown = CLASSROOM_ROLES.includes(role) && (dynamic || link !== null);
  const trusted = seesCredentials(role, dynamic);
  return {
    virtualClassroom: shown ? { link: dynamic ? null : link, dynamic } : null,
    virtualClassroomCredentials:
      shown && trusted && username && temporaryPassword ? { username, temporaryPassword } : null,
  };
}

/** Composes the meeting for those who may enter it, like the calls of the classroom. D-313 */
function meetingFor({ classroom, related, running, joined }: DashboardRow, { role }: Viewer): Dashboard['meeting'] {
  if (!classroom.dynamic || !CLASSROOM_ROLES.includes(role)) return null;
  return { running, joinSessions: MEETING_HOSTS.includes(role) ? ownSessionIds(related, joined) : [] };
}

function continuationOf({ continuation }: DashboardRow, now: Instant): Dashboard['continuationContent'] {
  const { availabilityDate, link, videoId } = continuation;
  return availabilityDate && link && showsContinuation(continuation, STUDENT, now)
    ? { availabilityDate, link, videoId }
    : null;
}
