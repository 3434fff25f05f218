import { IDS } from '@bcs/server/database/seed/ids';
import type { Person } from './people.ts';

const { accounts, todaysSession } = IDS;
const grading = (assignment: number) => `/gradebook/${assignment}/grade/${accounts.student}`;

/** Every screen, seen by somebody it is for; again by others where it differs much. */
export const TOUR: Readonly<Partial<Record<Person, readonly string[]>>> = {
  student: [
    '/',
    '/sessions',
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
    '/videos',
    '/videos/onboarding',
    '/videos/watch/how-to-check-in',
    `/attendance/remote-attendance-request/${IDS.futureSession}`,
    `/attendance/remote-attendance-request/${IDS.requestedSession}`,
    '/notifications',
    '/unauthorized',
    '/no/such/page',
  ],
  instructor: [
    '/',
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
  ],
  ssm: ['/notifications', `/sessions/${todaysSession}/room`],
  admin: ['/videos/playlists', '/videos/playlists/new', `/videos/playlists/${IDS.universityPlaylist}`],
  cd: ['/sessions/create', grading(IDS.pendingMilestone)],
  cm: ['/', '/courses', '/remote-attendance-requests/all', grading(IDS.ungradedAssignment)],
  nobody: ['/'],
};

export const SIGNED_OUT = [
  '/login',
  '/forgot-password',
  '/reset-password?token=unknown',
  '/mfa-generate-secret',
  '/privacy-policy',
] as const;
