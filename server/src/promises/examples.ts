import type { z } from 'zod';
import type { CallName, Calls } from '@bcs/contract/contract';
import { IDS } from '#database/seed/ids';
import type { Caller } from './targets.ts';

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
  grade: (assignmentId) => ({ assignmentId, studentId: IDS.accounts.student }),
  grades: enrollment,
  createSubmissionGrade: (submissionId) => ({ id: null, submissionId, grade: 'A' }),
  updateSubmissionGrade: (submissionId) => ({ id: 1, submissionId, grade: 'B' }),
  setCareerFeedbackStatus: (submissionId) => ({ submissionId, statusId: 2 }),
  careerServices: enrollment,
  graduation: enrollment,
  csSurveyStatus: enrollment,
  enableNpsEndSurvey: (courseId) => ({ courseId, value: true }),
};
