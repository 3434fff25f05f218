import { seeCareerServices } from '@bcs/contract/features/career-services/abilities';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import { readOwnGrades } from '@bcs/contract/features/grades/abilities';
import { readGraduation } from '@bcs/contract/features/graduation/abilities';
import type { Ability } from '@bcs/contract/kernel/ability';
import {
  CAREER_PLANNERS,
  COURSE_RUNNERS,
  EDITORS,
  isStudent,
  MEETING_HOSTS,
  OVERSEERS,
  STAFF,
  SSM_TYPE,
  STUDENT,
  SUCCESS_MANAGER,
  TEACHERS,
  UNIVERSITY_KEEPERS,
  type Role,
} from '@bcs/contract/kernel/roles';
import type { Screen, Screens } from './screen.ts';

/** An ability that needs facts is checked by role before the screen opens, and completely once the facts are loaded. */
const byRole = ({ id, roles }: Pick<Ability, 'id' | 'roles'>) => ({ allow: { id, roles } }) satisfies Partial<Screen>;
/**
 * A screen whose calls are still to come, or are open to more roles than the screen itself; and one whose ability
 * would bring the rules of its whole feature into every first view: it takes the group that the ability takes.
 * A test compares each screen with the matrix.
 */
const forRoles = (...roles: readonly Role[]) => byRole({ id: 'screen', roles });

const students = forRoles(STUDENT);
const talkers = forRoles(STUDENT, SUCCESS_MANAGER);
const classroom = forRoles(STUDENT, ...MEETING_HOSTS);
const staff = forRoles(...STAFF);
const courseRunners = forRoles(...COURSE_RUNNERS);
const videoEditors = forRoles(...EDITORS);
const careerPlanners = {
  ...forRoles(...CAREER_PLANNERS),
  closed: ({ cohortUiControl }) => cohortUiControl.hideCareerServices,
} satisfies Partial<Screen>;
const libraryKeepers = forRoles(...UNIVERSITY_KEEPERS);
const apiUsers = forRoles(...TEACHERS);
const supportStaff = forRoles(...SSM_TYPE);
const survey = { ...students, sideNav: false } as const satisfies Partial<Screen>;
const picker = { sideNav: false, needsClass: false } as const satisfies Partial<Screen>;
const help = { sideNav: false, needsClass: false, needsEnrollment: false } as const satisfies Partial<Screen>;
const API_PAGES =
  'login me attendance grades assignments assignmentDetail sessions sessionDetail weeklyFeedback policy graphql tokens webhooks'.split(
    ' ',
  );
const apiDocs = { ...apiUsers, title: 'Instructor API' } satisfies Screen;

/** Students cannot open anybody else's record. */
const othersRecord: NonNullable<Screen['closed']> = ({ role, enrollmentId }, params) =>
  isStudent(role) && params['enrollmentId'] !== String(enrollmentId);

/** Private screens by their paths: the column of matrix.md that says who may open them. */
export const PRIVATE_SCREENS: Screens = {
  '/today': { ...staff, title: 'Today' },
  '/universities': { ...picker, title: 'Choose Your School' },
  '/universities/$universityName': { ...picker, title: 'Choose Your Cohort' },
  '/universities/$universityName/cohorts/$cohortName': { ...picker, title: 'Choose Your Class' },
  '/courses': { ...picker, title: 'Course Select' },
  '/sessions': { title: 'Sessions' },
  '/sessions/recordings': { title: 'Recordings' },
  '/sessions/create': { ...careerPlanners, title: 'New Career Session', shape: 'blocks' },
  '/sessions/$sessionId': { title: 'Session Details', shape: 'blocks' },
  '/sessions/$sessionId/room': { ...courseRunners, title: 'Check-In Code', shape: 'blocks', sideNav: false },
  '/sessions/$sessionId/classroom': { ...classroom, title: 'Classroom', shape: 'blocks', sideNav: false },
  '/sessions/$sessionId/edit': { ...careerPlanners, title: 'Edit Career Session', shape: 'blocks' },
  '/sessions/$sessionId/video/create': { ...videoEditors, title: 'Add Session Videos', shape: 'blocks' },
  '/sessions/$sessionId/video/update': { ...videoEditors, title: 'Edit Session Videos', shape: 'blocks' },
  '/sessions/$sessionId/video/$videoId': { title: 'Session Video' },
  '/sessions/$sessionId/videos/$videoId': { title: 'Session Video' },
  '/academicSyllabus': { title: 'Session Syllabus' },
  '/coursework': { title: 'Coursework' },
  '/coursework/$assignmentId/show': { title: 'Coursework Details', shape: 'blocks' },
  '/coursework/$assignmentId/submit': { ...students, title: 'Submit Coursework', shape: 'blocks' },
  '/career-services': { title: 'Career Services', allow: seeCareerServices },
  '/grades': { ...byRole(readOwnGrades), title: 'Grades' },
  '/grades/$assignmentId': { ...byRole(readOwnGrades), title: 'Grade' },
  '/gradebook': { ...staff, title: 'Grade Assignments', wide: true },
  '/gradebook/assignment/$assignmentId': { ...staff, title: 'Grade Assignments', wide: true },
  '/gradebook/$assignmentId/grade/$studentId': { ...staff, title: 'Grading', shape: 'blocks' },
  '/attendance': { ...students, title: 'Attendance' },
  '/live-classroom': { ...courseRunners, title: 'Live Classroom', shape: 'blocks' },
  '/attendance/check-in/$sessionId': { ...students, title: 'Check In To Class', shape: 'blocks' },
  '/attendance/remote-attendance-request/$sessionId': {
    title: 'Request Remote Attendance',
    shape: 'blocks',
    ...students,
    closed: ({ cohortUiControl, featureFlags }) => hidden(cohortUiControl, featureFlags).remoteAttendance,
  },
  '/remote-attendance-requests': { ...forRoles(...COURSE_RUNNERS), title: 'Remote Requests' },
  '/remote-attendance-requests/all': {
    title: 'Remote Requests',
    sideNav: false,
    // depends on the account, not on the class that happens to be chosen (D-124)
    closed: ({ canManageAttendance }) => !canManageAttendance,
  },
  '/videos': { title: 'Videos', shape: 'cards' },
  '/videos/watch/$videoId': { title: 'Video', shape: 'blocks' },
  '/videos/onboarding': { title: 'Onboarding Videos', shape: 'cards', sideNav: false },
  '/videos/onboarding/watch/$videoId': { title: 'Onboarding Video', shape: 'blocks', sideNav: false },
  '/videos/playlists': { ...libraryKeepers, title: 'Playlists' },
  '/videos/playlists/$playlistId': { ...libraryKeepers, title: 'Playlist', shape: 'blocks' },
  '/class-contacts': { title: 'Class Contacts' },
  '/nps-report': { ...forRoles(...SSM_TYPE, ...OVERSEERS), title: 'NPS Report' },
  '/survey-turnout': { ...forRoles(SUCCESS_MANAGER), title: 'Response Rate' },
  '/weekly-feedback-report': { ...forRoles(...COURSE_RUNNERS, ...OVERSEERS), title: 'Weekly Feedback' },
  '/cohort': { ...staff, title: 'Cohorts' },
  '/cohort/$courseId': { ...staff, title: 'Cohort', shape: 'blocks' },
  '/students': { ...staff, title: 'Student Profiles' },
  '/students/$enrollmentId': { title: 'Student Profile', closed: othersRecord },
  '/students/$enrollmentId/past': { ...staff, title: 'Past Student', shape: 'blocks' },
  '/graduation': { ...students, title: 'Graduation', shape: 'blocks' },
  '/students/$enrollmentId/graduation': {
    ...byRole(readGraduation),
    title: 'Graduation',
    shape: 'blocks',
    closed: othersRecord,
  },
  '/manage-profile/$studentEnrollmentId': {
    ...students,
    title: 'Profile Picture',
    shape: 'blocks',
    closed: ({ enrollmentId }, params) => params['studentEnrollmentId'] !== String(enrollmentId),
  },
  '/instructor-api-docs': apiDocs,
  ...Object.fromEntries(API_PAGES.map((page) => [`/instructor-api-docs/${page}`, apiDocs])),
  '/support': { ...help, title: 'Support', shape: 'blocks' },
  '/casesuccess': { ...help, title: 'Support Request Sent' },
  '/support-desk': { ...supportStaff, title: 'Support Desk' },
  '/support-desk/$caseId': { ...supportStaff, title: 'Support Request', shape: 'blocks' },
  '/chat': { ...talkers, title: 'Live Chat', shape: 'blocks' },
  // the server decides whose conversation it is
  '/chat/$studentEnrollmentId': { ...talkers, title: 'Live Chat', shape: 'blocks' },
  '/assistant': { title: 'Learning Assistant' },
  '/preferences': { ...help, title: 'E-mail preferences' },
  '/sign-ins': { ...help, title: "Where you're signed in" },
  '/notifications': { title: 'Notifications' },
  '/announcements': { title: 'Announcements' },
  '/announcement/$announcementId': { ...forRoles(...EDITORS), title: 'Edit Announcement', shape: 'blocks' },
  '/announcement/$announcementId/show': { title: 'Announcement', shape: 'blocks' },
  '/precourse': { ...survey, title: 'Pre-Course Survey' },
  '/nps/$course/$type': { ...survey, title: 'Course Survey' },
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
