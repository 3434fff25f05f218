import { calls, type CallName } from '@bcs/contract/contract';
import type { Db } from '#database/db';
import { IDS } from '#database/seed/ids';
import { inputAround, type Examples } from './example.ts';
import { classroomCalls } from './calls-of-classroom.ts';
import { apiCalls } from './calls-of-api.ts';
import { todayCalls } from './calls-of-today.ts';
import { setupExamples } from './examples-of-setup.ts';
import {
  ANNOUNCED,
  OWN_CASES,
  PLAYLIST,
  PRESENT_STATUS,
  SCREENSHOT,
  SMALLEST_PICTURE,
  SUPPORT,
  CURRICULUM_ANSWERS,
} from './samples.ts';
import { administrationExamples } from './examples-of-administration.ts';
import { namesObject, findTarget, type TargetCaller, type Relation } from './targets.ts';

/** Examples for the command menu, recordings and mail preferences. */
const ofMenu: Examples = {
  recordings: (enrollmentId) => ({ enrollmentId }),
  commandMenu: (_target, { enrollmentId }) => ({ text: '', enrollmentId }),
  rememberChoice: () => ({ kind: 'page', key: '/sessions' }),
  saveMailPreferences: () => ({ choice: { kind: 'support', courseId: null, delivery: 'off' } }),
  unsubscribe: () => ({ token: 'x' }),
};

/** Examples for surveys and their reports, and for cohorts. */
const ofFeedback: Examples = {
  loadForm: () => ({ formName: 'weekly-feedback' }),
  submitForm: (_target, { accountId: userDataId }) => ({ ...CURRICULUM_ANSWERS, userDataId }),
  placeSearch: () => ({ query: 'northfi' }),
  weeklyFeedbackReport: (_target, { enrollmentId }) => ({ enrollmentId }),
  saveFollowUp: () => ({ week: 2, text: 'We go slower now.' }),
  remindOfSurvey: () => ({ formName: 'weekly-feedback', week: 10, studentEnrollmentIds: [IDS.enrollments.survey] }),
};

const NOBODY = 'nobody-known@northfield.example';
const clientKey = 'a-key-of-a-page';

const examples: Examples = {
  login: () => ({ email: NOBODY, password: 'wrong' }),
  requestPasswordReset: () => ({ username: NOBODY, resetUrl: 'http://localhost:3000/reset-password' }),
  resetPassword: () => ({ resetToken: 'x', password: 'Copper+Kettle#27', userName: NOBODY }),
  mfaGenerateSecret: () => ({ email: NOBODY }),
  createSupportCase: () => ({ ...SUPPORT }),
  mySupportCases: (_target, { enrollmentId }) => ({ enrollmentId }),
  // the tests create one for everybody
  replyToSupport: (_target, { enrollmentId }) => ({ caseId: OWN_CASES + enrollmentId, message: 'So.', clientKey }),
  createScreenshotUpload: () => SCREENSHOT,
  deleteScreenshot: () => ({ key: `screenshots/${'x'.repeat(43)}.webp` }),
  supportCase: () => ({ caseId: IDS.ticket }),
  answerSupportCase: () => ({ caseId: IDS.ticket, message: 'Please reload.', clientKey }),
  setSupportCaseState: () => ({ caseId: IDS.ticket, state: 'closed' }),
  saveProfilePicture: (_target, { accountId: studentId }) => ({
    profilePicture: SMALLEST_PICTURE,
    pictureMimeType: 'image/svg+xml',
    studentId,
  }),
  removeProfilePicture: (_target, { accountId: studentId }) => ({ studentId }),
  myUniversityCohorts: () => ({ universityId: IDS.northfield }),
  myCohortEnrollments: () => ({ cohortId: IDS.activeCohort }),
  createCourseAnnouncement: () => ({ ...ANNOUNCED }),
  updateCourseAnnouncement: (_target, { enrollmentId }) => ({ ...ANNOUNCED, enrollmentId }),
  markCourseAnnouncementRead: () => ({ courseAnnouncementId: IDS.announcement }),
  setAttendanceStatus: () => ({ ...PRESENT_STATUS, studentId: IDS.accounts.student }),
  setAttendanceRules: () => ({ checkInCodeRequired: true, absentAfterSession: true }),
  requestRemoteAttendance: () => ({ sessionId: IDS.futureSession }),
  createRemoteAttendanceRequest: () => ({ id: null, sessionId: IDS.futureSession }),
  createRemoteAttendanceApproval: () => ({ id: null }),
  createRemoteAttendanceDenial: () => ({ id: null }),
  createCareerSession: () => ({
    name: 'Portfolio review',
    startTime: '2026-03-20T22:00:00.000Z',
    endTime: '2026-03-20T23:00:00.000Z',
    chapter: 1.1,
  }),
  updateCareerSession: () => ({
    name: 'Portfolio review',
    courseId: IDS.activeCourse,
    startTime: '2026-03-20T22:00:00.000Z',
    endTime: '2026-03-20T23:00:00.000Z',
    chapter: 1.1,
  }),
  saveSessionVideos: () => ({ urls: ['https://zoom.us/rec/play/abc'] }),
  updateSessionVideos: () => ({ urls: ['https://zoom.us/rec/play/abc'] }),
  extendAssignment: () => ({ bufferDays: 2 }),
  createSubmission: (studentEnrollmentId) => ({
    submission: { id: null, assignmentId: IDS.openAssignment, studentEnrollmentId, notes: '' },
    submissionUrlList: [{ id: null, submissionId: null, url: 'https://github.com/maya/work', title: null }],
  }),
  updateSubmission: (studentEnrollmentId) => ({
    submission: { id: IDS.ungradedSubmission, assignmentId: IDS.ungradedAssignment, studentEnrollmentId, notes: '' },
    submissionUrlList: [{ id: null, submissionId: null, url: 'https://github.com/maya/work', title: null }],
  }),
  createSubmissionComment: (_target, { enrollmentId }) => ({ id: null, enrollmentId, comment: 'Well done.' }),
  updateSubmissionComment: (_target, { enrollmentId }) => ({
    enrollmentId,
    submissionId: IDS.ungradedSubmission,
    comment: 'Very well done.',
  }),
  previewGradeImport: () => ({ file: 'Enrollment' }),
  importGrades: () => ({ file: 'Enrollment' }),
  ungradedNeighbours: () => ({ studentId: IDS.accounts.student }),
  grade: () => ({ studentId: IDS.accounts.student }),
  saveMark: () => ({ mark: 'A' }),
  createSubmissionGrade: () => ({ id: null, grade: 'A' }),
  updateSubmissionGrade: () => ({ grade: 'B' }),
  gradingPresence: () => ({ here: true }),
  createSavedComment: () => ({ comment: 'Well structured.' }),
  // the tests save one for everybody, with the id of the account
  updateSavedComment: (_target, { accountId: id }) => ({ id, comment: 'Very well structured.' }),
  deleteSavedComment: (_target, { accountId: id }) => ({ id }),
  setCareerFeedbackStatus: () => ({ statusId: 2 }),
  updateStudentProfileInfo: () => ({ githubUserName: 'maya-builds' }),
  ...classroomCalls,
  ...ofFeedback,
  ...todayCalls,
  ...ofMenu,
  ...administrationExamples,
  ...setupExamples,
  videoPlaylistItems: () => ({ playlistId: String(IDS.playlist), maxResults: '50' }),
  videoDetails: () => ({ videoId: 'how-to-check-in' }),
  playlist: () => ({ playlistId: IDS.universityPlaylist }),
  savePlaylist: () => ({ ...PLAYLIST, playlistId: IDS.universityPlaylist, version: 1 }),
  deletePlaylist: () => ({ playlistId: IDS.universityPlaylist }),
  orderPlaylists: () => ({ playlistIds: [IDS.universityPlaylist] }),
  sendChatMessage: () => ({ clientId: 'example-1', body: 'Hello!' }),
  askBcsDeepLink: () => ({ cohortId: IDS.activeCohort }),
  searchMaterial: () => ({ question: 'How do I deploy a server?' }),
  ...apiCalls,
  enableNpsEndSurvey: () => ({ value: true }),
};

/** The example of a call for an object: what its declaration tells, with the facts of `examples`. */
export const exampleAround = (name: CallName, target: number, caller: TargetCaller): Record<string, unknown> => ({
  ...inputAround(calls[name], target),
  ...examples[name]?.(target, caller),
});

/** The example for an object in this relation to the caller. */
export async function exampleFor(db: Db, name: CallName, relation: Relation, caller: TargetCaller): Promise<unknown> {
  const { by } = calls[name].scope;
  return exampleAround(name, namesObject(by) ? await findTarget(db, by, relation, caller) : 0, caller);
}
