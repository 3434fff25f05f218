import { IDS } from '@bcs/server/database/seed/ids';
import type { Person } from './people.ts';

const { accounts, todaysSession } = IDS;
const grading = (assignment: number) => `/gradebook/${assignment}/grade/${accounts.student}`;

type Tour = Readonly<Partial<Record<Person, readonly string[]>>>;

/** Every screen, seen by a person for whom it is meant, and by others if it looks very different for them. */
export const TOUR: Tour = {
  student: [
    '/',
    '/sessions',
    '/sessions/recordings',
    `/sessions/${todaysSession}`,
    '/academicSyllabus',
    `/attendance/check-in/${todaysSession}`,
    '/attendance',
    '/attendance?tab=requests',
    '/coursework',
    `/coursework/${IDS.incompleteAssignment}/show`,
    `/coursework/${IDS.careerMilestone}/submit`,
    '/coursework/999999/show',
    '/grades',
    `/grades/${IDS.gradedAssignment}`,
    '/career-services',
    '/graduation',
    '/class-contacts',
    `/students/${IDS.enrollments.student}`,
    '/videos',
    '/videos/onboarding',
    '/videos/watch/how-to-check-in',
    `/attendance/remote-attendance-request/${IDS.futureSession}`,
    `/attendance/remote-attendance-request/${IDS.requestedSession}`,
    '/notifications',
    '/announcements',
    `/announcement/${IDS.announcement}/show`,
    '/announcement/999999/show',
    '/support',
    '/casesuccess',
    '/chat',
    '/assistant?q=How+do+I+deploy+a+server',
    `/manage-profile/${IDS.enrollments.student}`,
    '/sign-ins',
    '/preferences',
    '/unauthorized',
    '/no/such/page',
  ],
  instructor: [
    '/',
    '/today',
    '/gradebook?comments=waiting&view=list',
    `/sessions/${todaysSession}`,
    `/sessions/${todaysSession}/video/create`,
    `/sessions/${IDS.videoSession}/video/update`,
    '/coursework',
    `/coursework/${IDS.ungradedAssignment}/show`,
    '/gradebook?view=grid',
    '/gradebook?view=list',
    '/gradebook?grade=F&required=optional&student=1',
    `/gradebook/assignment/${IDS.ungradedAssignment}`,
    grading(IDS.incompleteAssignment),
    '/remote-attendance-requests?status=all',
    `/students/${IDS.enrollments.student}/graduation`,
    // Maya used to be in that class
    `/students/604/past?class=${IDS.pastCourse}`,
    '/announcements',
    `/announcement/${IDS.announcement}/show`,
    '/announcement/new',
    `/announcement/${IDS.announcement}`,
    '/cohort',
    `/cohort/${IDS.activeCourse}`,
    '/students',
    '/students?view=cards&show=overdue',
    '/students?q=nobody-is-called-so',
    `/students/${IDS.enrollments.student}`,
    '/students/999999',
    '/weekly-feedback-report',
    '/weekly-feedback-report?tab=submissions&week=7',
    '/instructor-api-docs',
    '/instructor-api-docs/grades',
    '/instructor-api-docs/graphql',
    '/instructor-api-docs/tokens',
    '/instructor-api-docs/webhooks',
  ],
  ssm: [
    '/today',
    '/weekly-feedback-report',
    '/weekly-feedback-report?tab=time',
    '/nps-report',
    '/survey-turnout',
    '/notifications',
    `/sessions/${todaysSession}/room`,
    '/support-desk',
    '/support-desk?state=closed',
    `/support-desk/${IDS.ticket}`,
    '/chat',
    `/chat/${IDS.enrollments.student2}`,
  ],
  admin: [
    '/admin',
    '/admin/audit',
    '/admin/classes',
    `/admin/classes/${IDS.activeCourse}`,
    `/admin/classes/${IDS.activeCourse}/roster`,
    `/admin/classes/${IDS.activeCourse}/sessions`,
    `/admin/classes/${IDS.activeCourse}/files`,
    `/admin/classes/${IDS.activeCourse}/chat`,
    `/admin/classes/${IDS.activeCourse}/settings`,
    `/admin/classes/${IDS.activeCourse}/sessions/${IDS.futureSession}`,
    `/admin/classes/${IDS.activeCourse}/sessions/new`,
    `/admin/classes/${IDS.activeCourse}/syllabus`,
    `/admin/classes/${IDS.activeCourse}/move`,
    `/admin/classes/${IDS.activeCourse}/assignments`,
    `/admin/classes/${IDS.activeCourse}/assignments/${IDS.openAssignment}`,
    `/admin/classes/${IDS.activeCourse}/assignments/new`,
    '/live-classroom',
    '/videos/playlists',
    '/videos/playlists/new',
    `/videos/playlists/${IDS.universityPlaylist}`,
    '/admin/import',
    `/admin/import/${IDS.imports.open}`,
  ],
  registrar: [
    '/admin',
    '/admin/universities',
    `/admin/universities/${IDS.northfield}`,
    '/admin/plans',
    `/admin/plans/${IDS.plan}`,
    `/admin/plans/${IDS.plan}?version=1`,
    '/admin/people',
    '/admin/people?q=nobody-is-called-so',
    `/admin/people/${accounts.student}`,
    `/admin/classes/${IDS.activeCourse}/roster`,
    `/admin/classes/${IDS.activeCourse}/copy`,
    '/admin/classes/new',
  ],
  operator: [
    '/admin',
    '/admin/audit',
    '/admin/grants',
    '/admin/mail',
    '/admin/health',
    '/admin/import',
    '/admin/people/999999',
  ],
  cd: [
    `/cohort/${IDS.activeCourse}`,
    '/sessions/create',
    grading(IDS.pendingMilestone),
    `/students/${IDS.enrollments.student2}`,
  ],
  cm: [
    '/',
    `/cohort/${IDS.activeCourse}`,
    '/today',
    '/nps-report',
    '/weekly-feedback-report?tab=time',
    '/courses',
    '/remote-attendance-requests/all',
    grading(IDS.ungradedAssignment),
  ],
  // where '/' leads to
  survey: ['/feedback/10'],
  harborview: ['/agreement', '/precourse', '/cscurriculum', '/npssuccess/additional'],
  nobody: ['/', '/support'],
};

export const SIGNED_OUT_PAGES = [
  '/login',
  '/forgot-password',
  '/reset-password?token=unknown',
  '/invitation?token=unknown',
  '/confirm-email?token=unknown',
  '/unsubscribe?token=unknown',
  '/mfa-generate-secret',
  '/privacy-policy',
  '/terms-and-conditions',
  '/terms-and-conditions/german',
] as const;

/** Names the screen at an address: pages that differ only by record or filter count as the same. */
export const screenAt = (path: string) => path.replace(/\?.*/, '').replaceAll(/\d+/g, '$');

/** Reduces the tour to the first page of each person, which shows the frame, and every other screen once. */
export function shortenTour(tour: Tour): Tour {
  const seen = new Set<string>();
  const isWanted = (path: string, index: number) => {
    const isNew = !seen.has(screenAt(path));
    seen.add(screenAt(path));
    return isNew || index === 0;
  };
  return Object.fromEntries(Object.entries(tour).map(([who, paths]) => [who, paths.filter(isWanted)]));
}
