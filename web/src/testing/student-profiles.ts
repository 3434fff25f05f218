import type { GradesRow } from '@bcs/contract/features/grades/model';
import type { Grade } from '@bcs/contract/features/grading/scale';
import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import type { StudentProfile, StudentRow } from '@bcs/contract/features/student-page/model';

/** Makes a student of the list with a given first name. */
export const studentRow = (
  enrollmentId: number,
  firstName: string,
  { student, ...change }: Partial<Omit<StudentRow, 'student'>> & { student?: Partial<StudentRow['student']> } = {},
): StudentRow => ({
  student: {
    id: 100 + enrollmentId,
    firstName,
    lastName: 'Okafor',
    email: `${firstName.toLowerCase()}@northfield.example`,
    githubUserName: null,
    nexusAvatarUrl: null,
    avatarUrl: null,
    ...student,
  },
  studentEnrollmentId: enrollmentId,
  lastSeenOn: '2026-03-11',
  attendance: { attended: 9, absent: 1, excused: 0 },
  academicAverageGrade: 'A-',
  roundAcademicAverageValue: 92,
  overdueCount: 0,
  ...change,
});

/** Makes an item of the profile; without a date nothing was handed in. */
export const gradesRow = (
  id: number,
  { at, grade, ...change }: Partial<GradesRow> & { at?: string; grade?: Grade } = {},
): GradesRow => ({
  assignment: {
    id,
    contextId: 1,
    title: `Challenge ${id}`,
    effectiveDueDate: '2026-02-01T22:00:00.000Z',
    required: true,
    requiredForGraduation: false,
    prework: false,
  },
  student: { id: 107, firstName: 'Maya', lastName: 'Okafor' },
  userAccountAvatar: null,
  submission: at ? { id, studentEnrollmentId: 7, date: at, version: 1, resubmissionCount: 0, commentsCount: 0 } : null,
  submissionGrade: grade ? { id, submissionId: id, grade, version: 1, gradedAt: '2026-02-05T22:00:00.000Z' } : null,
  careerFeedback: null,
  context: { id: 1, contextCode: 'academic' },
  status: at ? 'Submitted' : 'Overdue',
  ...change,
});

/** Makes a class session with the student's attendance. */
export const historyRow = (
  id: number,
  startTime: string,
  statusCode: AttendanceHistoryRow['statusCode'],
): AttendanceHistoryRow => ({
  session: {
    id,
    name: `Session ${id}`,
    chapter: null,
    startTime,
    endTime: startTime,
    context: { id: 1, contextCode: 'academic' },
  },
  wasThere: true,
  statusCode,
  attendance: statusCode === 'present' ? { remote: false, punctualityId: 1 } : null,
  absence: statusCode === 'absent' ? { excused: false } : null,
  excusedAbsenceReason: null,
  remoteAttendanceRequest: null,
  remoteAttendanceApproval: null,
  remoteAttendanceDenial: null,
  status: statusCode === 'absent' ? 'Absent' : 'Present',
});

/** Makes Maya's profile in her class, which began on January 5. */
export const studentProfile = (change: Partial<StudentProfile> = {}): StudentProfile => ({
  student: studentRow(7, 'Maya', { student: { githubUserName: 'maya-okafor' } }).student,
  studentEnrollmentId: 7,
  lastSeenOn: '2026-03-11',
  grades: [
    gradesRow(1, { at: '2026-01-10T22:00:00.000Z', grade: 'A' }),
    gradesRow(2, { at: '2026-01-20T22:00:00.000Z', grade: 'C' }),
    gradesRow(3),
  ],
  academicAverageGrade: 'B+',
  roundAcademicAverageValue: 88,
  overdueCount: 1,
  remoteAttendanceRequests: [],
  attendanceHistory: [
    historyRow(3, '2026-01-13T23:30:00.000Z', 'absent'),
    historyRow(2, '2026-01-12T23:30:00.000Z', 'present'),
    historyRow(1, '2026-01-06T23:30:00.000Z', 'present'),
  ],
  remainingAbsences: 7,
  ...change,
});
