import type { z } from 'zod';
import { calls, type CallName, type Calls } from '@bcs/contract/contract';
import type { Db } from '#database/db';
import { IDS } from '#database/seed/ids';
import { targetOf, type Caller, type Relation } from './targets.ts';

type InputOf<Name extends CallName> = z.input<Calls[Name]['input']>;

/** A good input of every call, around the object that its scope leads to. A call without one does not compile. */
export type Examples = { readonly [Name in CallName]: (target: number, caller: Caller) => InputOf<Name> };

const NOBODY = 'nobody-known@northfield.example';
const enrollment = (enrollmentId: number) => ({ enrollmentId });

export const examples: Examples = {
  login: () => ({ email: NOBODY, password: 'wrong' }),
  logout: () => ({}),
  validateToken: () => ({}),
  jobtrackValidateToken: () => ({}),
  requestPasswordReset: () => ({ username: NOBODY, resetUrl: 'http://localhost:3000/reset-password' }),
  resetPassword: () => ({ resetToken: 'x', password: 'Bootcamp#2027', userName: NOBODY }),
  mfaGenerateSecret: () => ({ email: NOBODY }),
  realtimeTicket: () => ({}),
  myInfo: () => ({}),
  me: () => ({}),
  myUniversities: () => ({}),
  myUniversityCohorts: () => ({ universityId: IDS.northfield }),
  myCohortEnrollments: () => ({ cohortId: IDS.activeCohort }),
  enrollmentInfo: enrollment,
  notifications: enrollment,
  latestNotifications: enrollment,
  handleNotification: (notificationId) => ({ notificationId }),
  handleNotificationForEnrollment: enrollment,
  sessions: enrollment,
  academicSessionsForStudent: enrollment,
  session: (id) => ({ id }),
  sessionDetail: (sessionId) => ({ sessionId }),
  sessionVideos: (id) => ({ id }),
  sessionCheckIn: (sessionId) => ({ sessionId }),
  setAttendanceStatus: (sessionId) => ({
    sessionId,
    studentId: IDS.accounts.student,
    statusCode: 'present',
    excusedAbsenceReasonId: null,
  }),
  checkInCode: (sessionId) => ({ sessionId }),
  setAttendanceRules: (courseId) => ({ courseId, checkInCodeRequired: true, absentAfterSession: true }),
  undoSystemAbsences: (sessionId) => ({ sessionId }),
  attendance: (sessionId) => ({ sessionId }),
  attendanceHistory: enrollment,
  manageAttendance: () => ({}),
  remoteAttendanceRequests: enrollment,
  allRemoteAttendanceRequests: () => ({}),
  requestRemoteAttendance: (enrollmentId) => ({ enrollmentId, sessionId: IDS.futureSession }),
  createRemoteAttendanceRequest: (studentEnrollmentId) => ({
    id: null,
    studentEnrollmentId,
    sessionId: IDS.futureSession,
  }),
  deleteRemoteAttendanceRequest: (id) => ({ id }),
  createRemoteAttendanceApproval: (remoteAttendanceRequestId) => ({ id: null, remoteAttendanceRequestId }),
  createRemoteAttendanceDenial: (remoteAttendanceRequestId) => ({ id: null, remoteAttendanceRequestId }),
  createCareerSession: (courseId) => ({
    name: 'Portfolio review',
    shortDescription: '',
    longDescription: '',
    courseId,
    startTime: '2026-03-20T22:00:00.000Z',
    endTime: '2026-03-20T23:00:00.000Z',
    chapter: 1.1,
  }),
  updateCareerSession: (id) => ({
    id,
    name: 'Portfolio review',
    shortDescription: '',
    longDescription: '',
    courseId: IDS.activeCourse,
    startTime: '2026-03-20T22:00:00.000Z',
    endTime: '2026-03-20T23:00:00.000Z',
    chapter: 1.1,
  }),
  deleteCareerSession: (id) => ({ id }),
  saveSessionVideos: (sessionId) => ({ sessionId, urls: ['https://zoom.us/rec/play/abc'] }),
  updateSessionVideos: (sessionId) => ({ sessionId, urls: ['https://zoom.us/rec/play/abc'] }),
  dashboard: enrollment,
  survey: enrollment,
  coursework: enrollment,
  courseworkDetail: (assignmentId) => ({ assignmentId }),
  extendAssignment: (assignmentId) => ({ assignmentId, bufferDays: 2 }),
  createSubmission: (studentEnrollmentId) => ({
    submission: { id: null, assignmentId: IDS.openAssignment, studentEnrollmentId, notes: '' },
    submissionUrlList: [{ id: null, submissionId: null, url: 'https://github.com/maya/work', title: null }],
  }),
  updateSubmission: (studentEnrollmentId) => ({
    submission: { id: IDS.ungradedSubmission, assignmentId: IDS.ungradedAssignment, studentEnrollmentId, notes: '' },
    submissionUrlList: [{ id: null, submissionId: null, url: 'https://github.com/maya/work', title: null }],
  }),
  createSubmissionComment: (submissionId, { enrollmentId }) => ({
    id: null,
    submissionId,
    enrollmentId,
    comment: 'Well done.',
  }),
  updateSubmissionComment: (id, { enrollmentId }) => ({
    id,
    submissionId: IDS.ungradedSubmission,
    enrollmentId,
    comment: 'Very well done.',
  }),
  deleteSubmissionComment: (id) => ({ id }),
  gradebook: (courseId) => ({ courseId }),
  gradebookSheet: (courseId) => ({ courseId }),
  previewGradeImport: (courseId) => ({ courseId, file: 'Enrollment' }),
  importGrades: (courseId) => ({ courseId, file: 'Enrollment', digest: '' }),
  ungradedNeighbours: (assignmentId) => ({ assignmentId, studentId: IDS.accounts.student }),
  grade: (assignmentId) => ({ assignmentId, studentId: IDS.accounts.student }),
  grades: enrollment,
  createSubmissionGrade: (submissionId) => ({ id: null, submissionId, grade: 'A' }),
  updateSubmissionGrade: (submissionId) => ({ id: 1, submissionId, grade: 'B' }),
  gradingPresence: (submissionId) => ({ submissionId, here: true }),
  savedComments: enrollment,
  createSavedComment: (enrollmentId) => ({ enrollmentId, comment: 'Well structured.' }),
  // the tests save one for everybody, with the id of the account
  updateSavedComment: (enrollmentId, { accountId: id }) => ({ enrollmentId, id, comment: 'Very well structured.' }),
  deleteSavedComment: (enrollmentId, { accountId: id }) => ({ enrollmentId, id }),
  undoSubmissionGrade: (submissionId) => ({ submissionId, version: 1 }),
  setCareerFeedbackStatus: (submissionId) => ({ submissionId, statusId: 2 }),
  careerServices: enrollment,
  graduation: enrollment,
  csSurveyStatus: enrollment,
  videoPlaylists: () => ({}),
  videoPlaylistItems: () => ({ playlistId: String(IDS.playlist) }),
  videoDetails: () => ({ videoId: 'how-to-check-in' }),
  playlist: (enrollmentId) => ({ enrollmentId, playlistId: IDS.universityPlaylist }),
  savePlaylist: (enrollmentId) => ({
    enrollmentId,
    playlistId: IDS.universityPlaylist,
    version: 1,
    name: 'First Steps',
    onboarding: false,
    externalId: null,
    videos: [{ videoId: 'how-to-check-in', source: 'file', title: 'How to Check In', description: '' }],
  }),
  deletePlaylist: (enrollmentId) => ({ enrollmentId, playlistId: IDS.universityPlaylist }),
  orderPlaylists: (enrollmentId) => ({ enrollmentId, playlistIds: [IDS.universityPlaylist] }),
  calendarFeed: () => ({}),
  resetCalendarFeed: () => ({}),
  revokeCalendarFeed: () => ({}),
  enableNpsEndSurvey: (courseId) => ({ courseId, value: true }),
};

/** The example around an object that stands in this relation to the caller. */
export async function exampleFor(db: Db, name: CallName, relation: Relation, caller: Caller): Promise<unknown> {
  const { by } = calls[name].scope;
  const target = by === 'public' || by === 'account' ? 0 : await targetOf(db, by, relation, caller);
  return examples[name](target, caller);
}
