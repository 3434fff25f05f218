import { sql } from '#database/db';
import { IDS, type DemoName } from '#database/seed/ids';
import { DEMO_PASSWORD } from '#database/seed/password';
import { administrationSuccesses } from './successes-of-administration.ts';
import { classroomSuccesses } from './calls-of-classroom.ts';
import { menuSuccesses } from './successes-of-menu.ts';
import { asks, confirmPlan, type ActAs, type Successes } from './success.ts';
import { forScripts } from './calls-of-api.ts';
import { todaysSuccesses } from './calls-of-today.ts';
import { ANNOUNCED, PLAYLIST, SCREENSHOT, SMALLEST_PICTURE, SUPPORT } from './samples.ts';

const { enrollments, accounts, activeCourse: courseId } = IDS;
const emailOf = (name: DemoName) => `${name}@northfield.example`;
const [student, instructor, admin] = [enrollments.student, enrollments.instructor, enrollments.admin];
const submissionId = IDS.ungradedSubmission;
const sessionId = IDS.yesterdaysSession;

const grade = (act: ActAs) =>
  act('instructor', 'createSubmissionGrade', { id: null, submissionId, grade: 'A' }).then(
    (done) => done.submissionGrade,
  );
const comment = (act: ActAs) =>
  act('student', 'createSubmissionComment', { id: null, submissionId, enrollmentId: student, comment: 'Done.' }).then(
    (done) => done.submissionComment,
  );
const keep = (act: ActAs) =>
  act('instructor', 'createSavedComment', { enrollmentId: instructor, comment: 'Well done.' }).then(
    (done) => done.savedComment,
  );
const career = {
  name: 'Portfolio review',
  shortDescription: '',
  longDescription: '',
  courseId,
  startTime: '2026-03-12T22:00:00.000Z',
  endTime: '2026-03-12T23:00:00.000Z',
  chapter: 1.1,
};
const absent = { sessionId, studentId: accounts.student, statusCode: 'absent', excusedAbsenceReasonId: null } as const;
const work = (assignmentId: number) => ({ assignmentId, studentEnrollmentId: student, notes: 'At last.' });
const submissionUrlList = [{ id: null, submissionId: null, url: 'https://github.com/maya/work', title: null }];
const request = { by: 'ssm', input: { id: null, remoteAttendanceRequestId: IDS.pendingRequest } } as const;
const videos = { sessionId, urls: ['https://zoom.us/rec/play/abc'] };

const playlist = { enrollmentId: admin, ...PLAYLIST };
const announced = { enrollmentId: instructor, ...ANNOUNCED };

/** A file with a grade for ungraded work. */
async function gradesFile(act: ActAs) {
  const { students } = await act('instructor', 'gradebookSheet', { courseId });
  const of = students.find(({ student: { id } }) => id === accounts.student)?.studentEnrollmentId;
  return { courseId, file: `Enrollment,x [${IDS.ungradedAssignment}]\n${of},A\n` };
}

/** A success of every write, and of reads that do not accept the input of `examples` from everybody. */
export const SUCCESSES: Successes = {
  login: asks('student', { email: emailOf('student'), password: DEMO_PASSWORD }),
  logout: asks('student', {}),
  requestPasswordReset: asks('student', {
    username: emailOf('student'),
    resetUrl: 'http://localhost:3000/reset-password',
  }),
  resetPassword: async (act) => {
    const email = emailOf('temporary');
    const { resetToken } = await act('temporary', 'login', { email, password: DEMO_PASSWORD });
    return { by: 'temporary', input: { resetToken: `${resetToken}`, password: 'Copper+Kettle#27', userName: email } };
  },
  mfaGenerateSecret: asks('student', { email: emailOf('student') }),
  realtimeTicket: asks('student', {}),
  manageAttendance: asks('cm', {}),
  allRemoteAttendanceRequests: asks('cm', {}),
  previewGradeImport: async (act) => ({ by: 'instructor', input: await gradesFile(act) }),
  gradingPresence: asks('instructor', { submissionId, here: true }),
  handleNotification: asks('student', { notificationId: IDS.notification }),
  handleNotificationForEnrollment: asks('student', { enrollmentId: student }),
  createCareerSession: asks('cd', career),
  updateCareerSession: asks('cd', { id: IDS.careerSession, ...career }),
  deleteCareerSession: asks('cd', { id: IDS.careerSession }),
  saveSessionVideos: asks('instructor', videos),
  updateSessionVideos: asks('instructor', { ...videos, sessionId: IDS.videoSession }),
  savePlaylist: asks('admin', playlist),
  deletePlaylist: async (act) => {
    const { id: playlistId } = (await act('admin', 'savePlaylist', playlist)).playlist;
    return { by: 'admin', input: { enrollmentId: admin, playlistId } };
  },
  orderPlaylists: async (act) => {
    await act('admin', 'savePlaylist', playlist);
    const { playlists } = await act('admin', 'videoPlaylists', {});
    return { by: 'admin', input: { enrollmentId: admin, playlistIds: playlists.map(({ id }) => id).toReversed() } };
  },
  ...classroomSuccesses,
  ...todaysSuccesses,
  sessionCheckIn: asks('student', { sessionId: IDS.todaysSession }),
  setAttendanceStatus: asks('ssm', absent),
  setAttendanceRules: asks('ssm', { courseId, checkInCodeRequired: true, absentAfterSession: true }),
  undoSystemAbsences: async (act, db) => {
    await act('ssm', 'setAttendanceStatus', absent);
    await db.run(sql`update attendance set set_by = null where session_id = ${sessionId}`);
    return { by: 'admin', input: { sessionId } };
  },
  createCourseAnnouncement: asks('instructor', announced),
  updateCourseAnnouncement: asks('instructor', { ...announced, id: IDS.announcement }),
  deleteCourseAnnouncement: asks('instructor', { id: IDS.announcement }),
  markCourseAnnouncementRead: asks('student', { courseAnnouncementId: IDS.announcement, enrollmentId: student }),
  announcementReaders: asks('instructor', { id: IDS.announcement }),
  createRemoteAttendanceRequest: asks('student2', {
    id: null,
    studentEnrollmentId: enrollments.student2,
    sessionId: IDS.futureSession,
  }),
  deleteRemoteAttendanceRequest: asks('student', { id: IDS.pendingRequest }),
  createRemoteAttendanceApproval: () => request,
  undoRemoteAttendanceApproval: async (act) => {
    await act(request.by, 'createRemoteAttendanceApproval', request.input);
    return { by: request.by, input: { remoteAttendanceRequestId: IDS.pendingRequest } };
  },
  createRemoteAttendanceDenial: () => request,
  extendAssignment: asks('instructor', { assignmentId: IDS.openAssignment, bufferDays: 3 }),
  createSubmission: asks('student', { submission: { id: null, ...work(IDS.openAssignment) }, submissionUrlList }),
  updateSubmission: asks('student', {
    submission: { id: IDS.incompleteSubmission, ...work(IDS.incompleteAssignment) },
    submissionUrlList,
  }),
  createSubmissionComment: asks('instructor', {
    id: null,
    submissionId,
    enrollmentId: instructor,
    comment: 'Well done.',
  }),
  updateSubmissionComment: async (act) => ({
    by: 'student',
    input: { id: (await comment(act)).id, submissionId, enrollmentId: student, comment: 'Really done.' },
  }),
  deleteSubmissionComment: async (act) => ({ by: 'student', input: { id: (await comment(act)).id } }),
  createSavedComment: asks('instructor', { enrollmentId: instructor, comment: 'Well done.' }),
  updateSavedComment: async (act) => ({
    by: 'instructor',
    input: { id: (await keep(act)).id, enrollmentId: instructor, comment: 'Very well done.' },
  }),
  deleteSavedComment: async (act) => ({
    by: 'instructor',
    input: { id: (await keep(act)).id, enrollmentId: instructor },
  }),
  importGrades: async (act) => {
    const file = await gradesFile(act);
    return confirmPlan(act, 'instructor', 'previewGradeImport', file);
  },
  saveMark: asks('instructor', { submissionId, mark: 'A' }),
  createSubmissionGrade: asks('instructor', { id: null, submissionId, grade: 'A' }),
  updateSubmissionGrade: async (act) => ({
    by: 'instructor',
    input: { id: (await grade(act)).id, submissionId, grade: 'B' },
  }),
  undoSubmissionGrade: async (act) => ({
    by: 'instructor',
    input: { submissionId, version: (await grade(act)).version },
  }),
  setCareerFeedbackStatus: asks('cd', { submissionId: IDS.milestoneSubmission, statusId: 3 }),
  sendChatMessage: asks('ssm', { studentEnrollmentId: student, clientId: 'success-1', body: 'How is it going?' }),
  markChatRead: asks('student', { studentEnrollmentId: student, messageId: 6 }),
  settleChat: asks('ssm', { studentEnrollmentId: enrollments.student2, messageId: 8 }),
  createSupportCase: asks('student', { enrollmentId: student, ...SUPPORT }),
  replyToSupport: asks('student', { caseId: IDS.ticket, message: 'So.', clientKey: 'key-of-a-page' }),
  deleteScreenshot: async (act) => {
    const { key } = await act('student', 'createScreenshotUpload', SCREENSHOT);
    return { by: 'student', input: { key } };
  },
  saveProfilePicture: asks('student', {
    profilePicture: SMALLEST_PICTURE,
    pictureMimeType: 'image/svg+xml',
    studentId: accounts.student,
  }),
  removeProfilePicture: asks('student', { studentId: accounts.student }),
  ...forScripts,
  ...menuSuccesses,
  ...administrationSuccesses,
  resetCalendarFeed: asks('student', {}),
  revokeCalendarFeed: async (act) => {
    await act('student', 'resetCalendarFeed', {});
    return { by: 'student', input: {} };
  },
  enableNpsEndSurvey: async (_act, db) => {
    await db.run(sql`delete from survey_schedules where course_id = ${courseId}`);
    await db.run(sql`update courses set start_date = '2026-01-10', end_date = '2026-04-20' where id = ${courseId}`);
    return { by: 'ssm', input: { courseId, value: true } };
  },
};
