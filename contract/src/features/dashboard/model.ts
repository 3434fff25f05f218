import { z } from 'zod';
import { MeetingState, RelatedSession } from '#features/classroom/model';
import { TodayInClass } from '#features/today/model';
import { FollowUp } from '#features/weekly-feedback/model';
import { count, id, instant } from '#kernel/schema';

const Context = z.object({ id: z.literal([1, 2]), contextCode: z.enum(['academic', 'career']) });
const Category = z.object({ code: z.string(), name: z.string() });

const SessionBrief = z.object({
  id: id(),
  name: z.string(),
  chapter: z.number().nullable(),
  startTime: instant(),
  endTime: instant(),
  context: Context,
});
const SessionEvent = z.object({ domain: z.literal('session'), event: SessionBrief, category: Category });
const CourseworkEvent = z.object({
  domain: z.literal('coursework'),
  event: z.object({
    id: id(),
    title: z.string(),
    effectiveDueDate: instant(),
    required: z.boolean(),
    context: Context,
  }),
  category: Category,
});
/** Specified by DASH-048. */
export const CalendarEvent = z.discriminatedUnion('domain', [SessionEvent, CourseworkEvent]);
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/**
 * The next session. For students it includes the facts on which check-in and remote attendance depend. DASH-013, D-021
 */
export const UpcomingSession = SessionBrief.extend({
  shortDescription: z.string(),
  location: z.string(),
  /** The status; with the times above it provides the facts of the check-in rule. */
  status: z.enum(['none', 'present', 'remote', 'absent', 'exception']),
  request: z.enum(['pending', 'approved', 'denied']).nullable(),
});
export type UpcomingSession = z.infer<typeof UpcomingSession>;

/** Specified by DASH-050. */
export const UpcomingCareerSession = z.object({
  id: id(),
  name: z.string(),
  shortDescription: z.string(),
  startTime: instant(),
  endTime: instant(),
});

/**
 * The figures on the student's card: null absences are unlimited (D-118), a null average is unavailable (D-096).
 * DASH-049
 */
export const DashboardStudentStats = z.object({
  overdueAssignmentCount: count(),
  remainingAbsenceCount: count().nullable(),
  allowedAbsenceCount: count().nullable(),
  academicAverageGrade: z.string().nullable(),
  academicAverageValue: z.number().nullable(),
});

const Milestone = z.object({ id: id(), title: z.string(), effectiveDueDate: instant() });
const AnnouncementResume = z.object({
  id: id(),
  title: z.string(),
  contextCode: z.enum(['academic', 'career']),
  activationDate: instant(),
});

const OwnWork = z.object({
  id: id(),
  title: z.string(),
  required: z.boolean(),
  effectiveDueDate: instant(),
  wasThere: z.boolean(),
  isOpen: z.boolean(),
});
const UnreadFeedback = z.object({
  notificationId: id(),
  assignmentId: id(),
  message: z.string(),
  isComment: z.boolean(),
});
/** The facts of the list 'Do next'. */
export const DoNextFacts = z.object({
  work: z.array(OwnWork),
  feedback: z.array(UnreadFeedback),
  /** The number of rows of the list, so that space is reserved before it loads. */
  rows: count(),
});

/** Specified by DASH-047. */
export const Dashboard = z.object({
  calendarEvents: z.array(CalendarEvent),
  announcementsResume: z.array(AnnouncementResume),
  studentResume: z.object({ careerCompletionPercentage: count(), nextDueMilestones: z.array(Milestone) }).nullable(),
  dashboardStudentStats: DashboardStudentStats.nullable(),
  upcomingSession: UpcomingSession.nullable(),
  upcomingAcademicSession: UpcomingSession.nullable(),
  upcomingCareerSession: UpcomingCareerSession.nullable(),
  virtualClassroom: z.object({ link: z.string().nullable(), dynamic: z.boolean() }).nullable(),
  virtualClassroomCredentials: z.object({ username: z.string(), temporaryPassword: z.string() }).nullable(),
  continuationContent: z
    .object({ availabilityDate: instant(), link: z.string(), videoId: z.string().nullable() })
    .nullable(),
  dashboardAnnouncements: z.object({ unreadCount: count(), totalCount: count() }),
  relatedInstructionalSessions: z.array(RelatedSession),
  zoomMeetingEnabled: z.boolean(),
  /**
   * The meeting of the next academic session, for those who may enter it; null if the class does not hold its own
   * meetings. D-313
   */
  meeting: MeetingState.nullable(),
  /** The action that staff took on the feedback of the class; shown to students while it is new. */
  followUp: FollowUp.nullable(),
  /** The tasks that wait for a staff member in this class and their other classes. SUCC-008 */
  today: TodayInClass.nullable(),
  /** The next steps of a student that the parts above do not show. */
  doNext: DoNextFacts.nullable(),
});
export type Dashboard = z.infer<typeof Dashboard>;
