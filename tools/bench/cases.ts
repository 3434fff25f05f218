import { API_CASES } from './api-cases.ts';
import type { Case } from './case.ts';
import type { BenchPerson, BenchSeat } from './seats.ts';

const own = (_seat: BenchSeat, { enrollmentId }: BenchPerson) => [{ enrollmentId }];
const nothing = () => [{}];
const session = ({ sessionId }: BenchSeat) => [{ sessionId }];
const sessionItself = ({ sessionId }: BenchSeat) => [{ id: sessionId }];
const assignment = ({ assignmentId }: BenchSeat) => [{ assignmentId }];
const course = ({ courseId }: BenchSeat) => [{ courseId }];
const studentOfCourse = ({ student }: BenchSeat) => [{ enrollmentId: student.enrollmentId }];
const conversation = ({ student }: BenchSeat) => [{ studentEnrollmentId: student.enrollmentId }];
const submittedWork = ({ assignmentId, student }: BenchSeat) => [{ assignmentId, studentId: student.accountId }];

const searched = (_seat: BenchSeat, { enrollmentId }: BenchPerson) => [{ text: 'mar', enrollmentId }];
const unsearched = (_seat: BenchSeat, { enrollmentId }: BenchPerson) => [{ text: '', enrollmentId }];

const STUDENTS_READS: readonly Case[] = [
  { call: 'dashboard', by: 'student', inputs: own },
  { call: 'sessions', by: 'student', inputs: own },
  { call: 'academicSessionsForStudent', by: 'student', inputs: own },
  { call: 'recordings', by: 'student', inputs: own },
  { call: 'session', by: 'student', inputs: sessionItself },
  { call: 'sessionDetail', by: 'student', inputs: session },
  { call: 'sessionVideos', by: 'student', inputs: sessionItself },
  { call: 'coursework', by: 'student', inputs: own },
  { call: 'courseworkDetail', by: 'student', inputs: assignment },
  { call: 'grades', by: 'student', inputs: own },
  { call: 'notifications', by: 'student', inputs: own },
  { call: 'latestNotifications', by: 'student', inputs: own },
  { call: 'announcements', by: 'student', inputs: own },
  { call: 'enrollmentInfo', by: 'student', inputs: own },
  { call: 'validateToken', by: 'student', inputs: nothing },
  { call: 'myInfo', by: 'student', inputs: nothing },
  { call: 'me', by: 'student', inputs: nothing },
  { call: 'myUniversities', by: 'student', inputs: nothing },
  { call: 'myUniversityCohorts', by: 'student', inputs: ({ universityId }) => [{ universityId }] },
  { call: 'myCohortEnrollments', by: 'student', inputs: ({ cohortId }) => [{ cohortId }] },
  { call: 'remoteAttendanceRequests', by: 'student', inputs: own },
  {
    call: 'requestRemoteAttendance',
    by: 'student',
    inputs: ({ sessionId }, { enrollmentId }) => [{ enrollmentId, sessionId }],
  },
  { call: 'careerServices', by: 'student', inputs: own },
  { call: 'csSurveyStatus', by: 'student', inputs: own },
  { call: 'latestFollowUp', by: 'student', inputs: own },
  { call: 'pendingSurvey', by: 'student', inputs: own },
  {
    call: 'loadForm',
    by: 'student',
    inputs: (_seat, { enrollmentId }) => [{ formName: 'weekly-feedback', enrollmentId, week: 1 }],
  },
  { call: 'graduation', by: 'student', inputs: own },
  { call: 'classContacts', by: 'student', inputs: course },
  { call: 'studentProfile', by: 'student', inputs: own },
  { call: 'videoPlaylists', by: 'student', inputs: nothing },
  { call: 'calendarFeed', by: 'student', inputs: nothing },
  { call: 'billing', by: 'student', inputs: own },
  { call: 'chat', by: 'student', inputs: conversation },
  { call: 'chatStatus', by: 'student', inputs: own },
  { call: 'mySupportCases', by: 'student', inputs: own },
  {
    call: 'searchMaterial',
    by: 'student',
    inputs: (_seat, { enrollmentId }) => [{ enrollmentId, question: 'How do I deploy a server?' }],
  },
];

const feedback = ({ courseId }: BenchSeat, { enrollmentId }: BenchPerson) => [{ courseId, enrollmentId, week: null }];

const STAFFS_READS: readonly Case[] = [
  { call: 'commandMenu', by: 'manager', inputs: searched },
  { call: 'commandMenu', by: 'manager', inputs: unsearched },
  { call: 'weeklyFeedbackReport', by: 'instructor', inputs: feedback },
  { call: 'weeklyFeedbackReport', by: 'manager', inputs: feedback },
  { call: 'npsReport', by: 'manager', inputs: course },
  { call: 'surveyTurnout', by: 'manager', inputs: course },
  { call: 'cohorts', by: 'manager', inputs: nothing },
  { call: 'classPulse', by: 'manager', inputs: course },
  { call: 'cohortHealth', by: 'manager', inputs: course },
  { call: 'cohortHealthNames', by: 'manager', inputs: course },
  { call: 'dashboard', by: 'instructor', inputs: own },
  { call: 'today', by: 'instructor', inputs: nothing },
  { call: 'today', by: 'manager', inputs: nothing },
  { call: 'sessions', by: 'instructor', inputs: own },
  { call: 'sessionDetail', by: 'instructor', inputs: session },
  { call: 'attendance', by: 'instructor', inputs: session },
  { call: 'announcements', by: 'instructor', inputs: own },
  { call: 'announcementReaders', by: 'instructor', inputs: ({ announcementId }) => [{ id: announcementId }] },
  { call: 'attendance', by: 'manager', inputs: course },
  { call: 'attendanceHistory', by: 'manager', inputs: studentOfCourse },
  { call: 'coursework', by: 'instructor', inputs: own },
  { call: 'courseworkDetail', by: 'instructor', inputs: assignment },
  { call: 'gradebook', by: 'instructor', inputs: course },
  { call: 'accessTokens', by: 'instructor', inputs: own },
  { call: 'webhooks', by: 'instructor', inputs: own },
  { call: 'gradebookSheet', by: 'instructor', inputs: course },
  { call: 'ungradedNeighbours', by: 'instructor', inputs: submittedWork },
  { call: 'grade', by: 'instructor', inputs: submittedWork },
  { call: 'checkInCode', by: 'instructor', inputs: session },
  { call: 'remoteAttendanceRequests', by: 'manager', inputs: own },
  { call: 'graduation', by: 'manager', inputs: studentOfCourse },
  { call: 'studentProfiles', by: 'manager', inputs: course },
  { call: 'studentProfile', by: 'manager', inputs: studentOfCourse },
  { call: 'survey', by: 'manager', inputs: own },
  { call: 'chat', by: 'manager', inputs: conversation },
  { call: 'chatInbox', by: 'manager', inputs: own },
  {
    call: 'chatInbox',
    by: 'manager',
    inputs: (_seat, { enrollmentId }) => [{ enrollmentId, search: 'mar' }],
  },
  { call: 'chatStatus', by: 'manager', inputs: own },
  {
    call: 'supportCases',
    by: 'manager',
    inputs: (_seat, { enrollmentId }) => [{ enrollmentId, state: 'open', search: '', page: 0 }],
  },
  {
    call: 'supportCase',
    by: 'manager',
    inputs: ({ caseId }, { enrollmentId }) => [{ enrollmentId, caseId }],
  },
];

const marked = ({ sessionId, student }: BenchSeat, statusCode: string, excusedAbsenceReasonId: number | null) => ({
  sessionId,
  studentId: student.accountId,
  statusCode,
  excusedAbsenceReasonId,
});
const graded = ({ gradeId, submissionId }: BenchSeat, grade: string) => ({ id: gradeId, submissionId, grade });

const WRITES: readonly Case[] = [
  { call: 'handleNotification', by: 'student', inputs: ({ notificationId }) => [{ notificationId }] },
  { call: 'handleNotificationForEnrollment', by: 'student', inputs: own },
  {
    call: 'markCourseAnnouncementRead',
    by: 'student',
    inputs: ({ announcementId }, { enrollmentId }) => [{ courseAnnouncementId: announcementId, enrollmentId }],
  },
  {
    call: 'setAttendanceStatus',
    by: 'manager',
    inputs: (seat) => [marked(seat, 'present', null), marked(seat, 'exception', 1)],
  },
  { call: 'sessionCheckIn', by: 'student', inputs: session, status: 409 },
  { call: 'updateSubmissionGrade', by: 'instructor', inputs: (seat) => [graded(seat, 'A'), graded(seat, 'B')] },
  {
    call: 'extendAssignment',
    by: 'instructor',
    inputs: ({ assignmentId }) => [1, 2].map((bufferDays) => ({ assignmentId, bufferDays })),
  },
  {
    call: 'updateSessionVideos',
    by: 'instructor',
    inputs: ({ sessionId }) =>
      ['first', 'second'].map((name) => ({ sessionId, urls: [`https://zoom.us/rec/play/${name}`] })),
  },
  // sent repeatedly by the open page of a grader
  { call: 'gradingPresence', by: 'instructor', inputs: ({ submissionId }) => [{ submissionId, here: true }] },
  {
    call: 'setAttendanceRules',
    by: 'manager',
    inputs: ({ courseId }) =>
      [true, false].map((on) => ({ courseId, checkInCodeRequired: on, absentAfterSession: on })),
  },
];

/**
 * The calls that are measured. Left out: what hashes passwords or makes secrets (login and its kin), and writes that
 * nobody can send twice with the same effect (hand in, comment, delete …): replayed, their statements would fail.
 */
export const CASES: readonly Case[] = [...STUDENTS_READS, ...STAFFS_READS, ...WRITES, ...API_CASES];
