import { calls, type CallName } from '@bcs/contract/contract';
import type { Db } from '#database/db';
import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import { ofClassroom } from './examples-of-classroom.ts';
import { ofApi } from './examples-of-api.ts';
import { ofFeedback } from './examples-of-feedback.ts';
import { ofToday } from './examples-of-today.ts';
import { ofMenu } from './examples-of-menu.ts';
import { ofSetup } from './examples-of-setup.ts';
import { ANNOUNCED, OWN_CASES, PLAYLIST, PRESENT, SCREENSHOT, SQUARE, SUPPORT } from './samples.ts';
import { ofAdministration } from './examples-of-administration.ts';
import { namesObject, targetOf, type Caller, type Relation } from './targets.ts';

const NOBODY = 'nobody-known@northfield.example';
const clientKey = 'a-key-of-a-page';
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
  supportForm: () => ({ enrollmentId: null }),
  createSupportCase: () => ({ enrollmentId: null, ...SUPPORT }),
  mySupportCases: (_target, { enrollmentId }) => ({ enrollmentId }),
  // the tests make one for everybody
  replyToSupport: (_target, { enrollmentId }) => ({ caseId: OWN_CASES + enrollmentId, message: 'So.', clientKey }),
  createScreenshotUpload: () => SCREENSHOT,
  deleteScreenshot: () => ({ key: `screenshots/${'x'.repeat(43)}.webp` }),
  supportCases: (enrollmentId) => ({ enrollmentId, state: 'open', search: '', page: 0 }),
  supportCase: (enrollmentId) => ({ enrollmentId, caseId: IDS.ticket }),
  answerSupportCase: (enrollmentId) => ({
    enrollmentId,
    caseId: IDS.ticket,
    version: 1,
    message: 'Please reload.',
    clientKey,
  }),
  setSupportCaseState: (enrollmentId) => ({ enrollmentId, caseId: IDS.ticket, version: 1, state: 'closed' }),
  saveProfilePicture: (_target, { accountId: studentId }) => ({
    profilePicture: SQUARE,
    pictureMimeType: 'image/svg+xml',
    studentId,
  }),
  removeProfilePicture: (_target, { accountId: studentId }) => ({ studentId }),
  myUniversities: () => ({}),
  myUniversityCohorts: () => ({ universityId: IDS.northfield }),
  myCohortEnrollments: () => ({ cohortId: IDS.activeCohort }),
  enrollmentInfo: enrollment,
  notifications: enrollment,
  latestNotifications: enrollment,
  handleNotification: (notificationId) => ({ notificationId }),
  handleNotificationForEnrollment: enrollment,
  announcements: enrollment,
  createCourseAnnouncement: (enrollmentId) => ({ ...ANNOUNCED, enrollmentId }),
  updateCourseAnnouncement: (id, { enrollmentId }) => ({ ...ANNOUNCED, id, enrollmentId }),
  deleteCourseAnnouncement: (id) => ({ id }),
  markCourseAnnouncementRead: (enrollmentId) => ({ enrollmentId, courseAnnouncementId: IDS.announcement }),
  announcementReaders: (id) => ({ id }),
  sessions: enrollment,
  academicSessionsForStudent: enrollment,
  session: (id) => ({ id }),
  sessionDetail: (sessionId) => ({ sessionId }),
  sessionVideos: (id) => ({ id }),
  sessionCheckIn: (sessionId) => ({ sessionId }),
  setAttendanceStatus: (sessionId) => ({ ...PRESENT, sessionId, studentId: IDS.accounts.student }),
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
  undoRemoteAttendanceApproval: (remoteAttendanceRequestId) => ({ remoteAttendanceRequestId }),
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
    enrollmentId,
    submissionId: IDS.ungradedSubmission,
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
  classContacts: (courseId) => ({ courseId }),
  updateStudentProfileInfo: (studentEnrollmentId) => ({ studentEnrollmentId, githubUserName: 'maya-builds' }),
  studentProfiles: (courseId) => ({ courseId }),
  studentProfile: enrollment,
  ...ofClassroom,
  ...ofFeedback,
  ...ofToday,
  ...ofMenu,
  ...ofAdministration,
  ...ofSetup,
  videoPlaylists: () => ({}),
  videoPlaylistItems: () => ({ playlistId: String(IDS.playlist) }),
  videoDetails: () => ({ videoId: 'how-to-check-in' }),
  playlist: (enrollmentId) => ({ enrollmentId, playlistId: IDS.universityPlaylist }),
  savePlaylist: (enrollmentId) => ({
    ...PLAYLIST,
    enrollmentId,
    playlistId: IDS.universityPlaylist,
    version: 1,
  }),
  deletePlaylist: (enrollmentId) => ({ enrollmentId, playlistId: IDS.universityPlaylist }),
  orderPlaylists: (enrollmentId) => ({ enrollmentId, playlistIds: [IDS.universityPlaylist] }),
  chat: (studentEnrollmentId) => ({ studentEnrollmentId }),
  sendChatMessage: (studentEnrollmentId) => ({ studentEnrollmentId, clientId: 'example-1', body: 'Hello!' }),
  markChatRead: (studentEnrollmentId) => ({ studentEnrollmentId, messageId: 1 }),
  settleChat: (studentEnrollmentId) => ({ studentEnrollmentId, messageId: 1 }),
  chatInbox: enrollment,
  chatStatus: enrollment,
  askBcsDeepLink: () => ({ cohortId: IDS.activeCohort }),
  searchMaterial: (enrollmentId) => ({ enrollmentId, question: 'How do I deploy a server?' }),
  ...ofApi,
  billing: enrollment,
  enableNpsEndSurvey: (courseId) => ({ courseId, value: true }),
};

/** The example around an object that stands in this relation to the caller. */
export async function exampleFor(db: Db, name: CallName, relation: Relation, caller: Caller): Promise<unknown> {
  const { by } = calls[name].scope;
  const target = namesObject(by) ? await targetOf(db, by, relation, caller) : 0;
  return examples[name](target, caller);
}
