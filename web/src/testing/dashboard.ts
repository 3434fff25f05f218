import type { Dashboard } from '@bcs/contract/features/dashboard/model';

/** The dashboard of a class in which nothing happens. */
export const EMPTY_DASHBOARD: Dashboard = {
  calendarEvents: [],
  announcementsResume: [],
  studentResume: null,
  dashboardStudentStats: null,
  upcomingSession: null,
  upcomingAcademicSession: null,
  upcomingCareerSession: null,
  virtualClassroom: null,
  virtualClassroomCredentials: null,
  continuationContent: null,
  dashboardAnnouncements: { unreadCount: 2, totalCount: 5 },
  relatedInstructionalSessions: [],
  zoomMeetingEnabled: false,
  meeting: null,
  followUp: null,
  today: null,
  doNext: null,
};
