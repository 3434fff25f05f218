import { COURSE_RUNNERS, STAFF, type Role } from '@bcs/contract/kernel/roles';
import type { PageViewer } from '#lib/viewer.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** What the shell knows of a private screen before it opens. */
export interface Screen {
  readonly title: string;
  /** Who may open it; everybody when absent. Others are led to /unauthorized. */
  readonly roles?: readonly Role[];
  /** Closed in this situation, whatever the role. */
  readonly closed?: (viewer: PageViewer, params: Params) => boolean;
  /** Stands alone on the page. SHELL-010 to SHELL-023 */
  readonly sideNav?: false;
  /** Opens before a class is chosen. */
  readonly needsClass?: false;
  /** Opens for people without any class as well. SHELL-027 */
  readonly needsEnrollment?: false;
}

const students = { roles: ['student'] } as const satisfies Partial<Screen>;
const staff = { roles: STAFF } as const satisfies Partial<Screen>;
/** Blocked for students and cm. D-007 */
const editors = { roles: STAFF.filter((role) => role !== 'cm') } satisfies Partial<Screen>;
/** Who plans career sessions. D-072, D-073 */
const careerPlanners = {
  roles: ['admin', 'ssm', 'cd'],
  closed: ({ cohortUiControl }) => cohortUiControl.hideCareerServices,
} as const satisfies Partial<Screen>;
const apiUsers = { roles: ['instructor', 'ta'] } as const satisfies Partial<Screen>;
const survey = { ...students, sideNav: false } as const satisfies Partial<Screen>;
const picker = { sideNav: false, needsClass: false } as const satisfies Partial<Screen>;
const help = { sideNav: false, needsClass: false, needsEnrollment: false } as const satisfies Partial<Screen>;
const apiDocs = (page: string) => ({ ...apiUsers, title: `Instructor API: ${page}` });

/** A student opens nobody else's. */
const othersRecord: NonNullable<Screen['closed']> = ({ role, enrollmentId }, params) =>
  role === 'student' && params['enrollmentId'] !== String(enrollmentId);

/** Every private screen by its path: the column of matrix.md that says who may open it. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  '/': { title: 'Dashboard' },
  '/universities': { ...picker, title: 'Choose Your School' },
  '/universities/$universityName': { ...picker, title: 'Choose Your Cohort' },
  '/universities/$universityName/cohorts/$cohortName': { ...picker, title: 'Choose Your Class' },
  '/courses': { ...picker, title: 'Course Select' },
  '/sessions': { title: 'Sessions' },
  '/sessions/create': { ...careerPlanners, title: 'New Career Session' },
  '/sessions/$sessionId': { title: 'Session Details' },
  '/sessions/$sessionId/room': { roles: COURSE_RUNNERS, title: 'Check-In Code', sideNav: false },
  '/sessions/$sessionId/edit': { ...careerPlanners, title: 'Edit Career Session' },
  '/sessions/$sessionId/video/create': { ...editors, title: 'Add Session Videos' },
  '/sessions/$sessionId/video/update': { ...editors, title: 'Edit Session Videos' },
  '/sessions/$sessionId/video/$videoId': { title: 'Session Video' },
  '/sessions/$sessionId/videos/$videoId': { title: 'Session Video' },
  '/academicSyllabus': { title: 'Session Syllabus' },
  '/coursework': { title: 'Coursework' },
  '/coursework/$assignmentId/show': { title: 'Coursework Details' },
  '/coursework/$assignmentId/submit': { ...students, title: 'Submit Coursework' },
  '/career-services': {
    title: 'Career Services',
    closed: ({ cohortUiControl }) => cohortUiControl.hideCareerServices,
  },
  '/grades': { ...students, title: 'Grades' },
  '/grades/$assignmentId': { ...students, title: 'Grade' },
  '/gradebook': { ...staff, title: 'Grade Assignments' },
  '/gradebook/assignment/$assignmentId': { ...staff, title: 'Grade Assignments' },
  '/gradebook/$assignmentId/grade/$studentId': { ...staff, title: 'Grading' },
  '/attendance': { ...students, title: 'Attendance' },
  '/attendance/check-in/$sessionId': { ...students, title: 'Check In To Class' },
  '/attendance/remote-attendance-request/$sessionId': {
    ...students,
    title: 'Request Remote Attendance',
    closed: ({ cohortUiControl }) => cohortUiControl.hideRemoteAttendance,
  },
  '/remote-attendance-requests': { roles: COURSE_RUNNERS, title: 'Remote Requests' },
  '/remote-attendance-requests/all': {
    title: 'Remote Requests',
    sideNav: false,
    // by the account, not by the class that happens to be chosen (D-124)
    closed: ({ canManageAttendance }) => !canManageAttendance,
  },
  '/videos': { title: 'Videos' },
  '/videos/watch/$videoId': { title: 'Video' },
  '/videos/onboarding': { title: 'Onboarding Videos', sideNav: false },
  '/videos/onboarding/watch/$videoId': { title: 'Onboarding Video', sideNav: false },
  '/videos/playlists': { roles: ['admin'], title: 'Playlists' },
  '/videos/playlists/$playlistId': { roles: ['admin'], title: 'Playlist' },
  '/class-contacts': { title: 'Class Contacts' },
  '/weekly-feedback-report': { roles: [...COURSE_RUNNERS, 'cm'], title: 'Weekly Feedback' },
  '/students': { ...staff, title: 'Student Profiles' },
  '/students/$enrollmentId': {
    title: 'Student Profile',
    closed: othersRecord,
  },
  '/graduation': { ...students, title: 'Graduation' },
  '/students/$enrollmentId/graduation': {
    title: 'Graduation',
    roles: ['student', ...COURSE_RUNNERS],
    closed: othersRecord,
  },
  '/manage-profile/$studentEnrollmentId': {
    ...students,
    title: 'Profile Picture',
    closed: ({ enrollmentId }, params) => params['studentEnrollmentId'] !== String(enrollmentId),
  },
  '/instructor-api-docs': { ...apiUsers, title: 'Instructor API' },
  '/instructor-api-docs/login': apiDocs('login'),
  '/instructor-api-docs/me': apiDocs('me'),
  '/instructor-api-docs/attendance': apiDocs('attendance'),
  '/instructor-api-docs/grades': apiDocs('grades'),
  '/instructor-api-docs/assignments': apiDocs('assignments'),
  '/instructor-api-docs/assignmentDetail': apiDocs('assignmentDetail'),
  '/instructor-api-docs/sessions': apiDocs('sessions'),
  '/instructor-api-docs/sessionDetail': apiDocs('sessionDetail'),
  '/instructor-api-docs/weeklyFeedback': apiDocs('weeklyFeedback'),
  '/instructor-api-docs/policy': apiDocs('policy'),
  '/instructor-api-docs/graphql': apiDocs('GraphQL'),
  '/support': { ...help, title: 'Support' },
  '/casesuccess': { ...help, title: 'Support Request Sent' },
  '/notifications': { title: 'Notifications' },
  '/announcements': { title: 'Announcements' },
  '/announcement/$announcementId': { ...editors, title: 'Edit Announcement' },
  '/announcement/$announcementId/show': { title: 'Announcement' },
  '/precourse': { ...survey, title: 'Pre-Course Survey' },
  '/nps/$course/$type': { ...survey, title: 'Course Survey' },
  '/nps/mc/pt': { ...survey, title: 'Mid-Course Survey' },
  '/nps/ec/pt': { ...survey, title: 'End-of-Course Survey' },
  '/feedback/$week': { ...survey, title: 'Weekly Feedback' },
  '/agreement': { ...survey, title: 'Agreement' },
  '/careerSurvey': { ...survey, title: 'Career Survey' },
  '/cscurriculum': { ...survey, title: 'Career Services Curriculum' },
  '/weeklysuccess': { ...students, title: 'Thank you!' },
  '/npssuccess/end': { ...survey, title: 'Thank you!' },
  '/npssuccess/additional': { ...survey, title: 'Thank you!' },
  '/agreementsuccess': { ...students, title: 'Thank you!' },
  '/cscurriculumsuccess': { ...students, title: 'Thank you!' },
  '/careerSuccess': { ...survey, title: 'Thank you!' },
  '/precoursesuccess': { ...students, title: 'Thank you!' },
  '/unauthorized': { title: 'No Permission', needsClass: false },
};

/** The screen of a matched route; index routes end with a slash. */
export const screenOf = (fullPath: string): Screen | undefined =>
  SCREENS[fullPath === '/' ? fullPath : fullPath.replace(/\/$/, '')];

/** Whether the person may open it; the server judges the data again. */
export function mayOpen(screen: Screen, viewer: PageViewer, params: Params): boolean {
  if (screen.roles && !screen.roles.includes(viewer.role)) return false;
  return !screen.closed?.(viewer, params);
}
