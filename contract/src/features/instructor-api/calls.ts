import { z } from 'zod';
import { courseworkDetail } from '#features/assignment-page/calls';
import { coursework } from '#features/coursework/calls';
import { me as ownAccount } from '#features/enrollments/calls';
import { gradebook } from '#features/gradebook/calls';
import { login as signIn } from '#features/identity/calls';
import { sessionDetail as sessionPage } from '#features/session-page/calls';
import { sessions as sessionList } from '#features/sessions/calls';
import { LOGIN_ERRORS } from '#features/identity/failures';
import { AverageData } from '#features/weekly-feedback/model';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { seeOwnAccount, useInstructorApi } from './abilities.ts';
import { LOGINS, LOGINS_OF_ONE_ADDRESS } from './failures.ts';
import { SessionAttendance } from './model.ts';

/*
 * The instructor API offers calls of the product at addresses of its own, with the same input, answer and rules, for
 * those who teach. API-017, D-172
 */

const allow = useInstructorApi;
const { refuse: _refuse, ...teachers } = allow;

export const login = call('POST /api/instructor/v1/login', {
  ...signIn,
  output: { success: z.boolean(), authToken: z.string().nullable(), errorCode: z.enum(LOGIN_ERRORS).nullable() },
  tries: { perName: { field: 'email', ...LOGINS }, perAddress: LOGINS_OF_ONE_ADDRESS },
});

export const me = call('POST /api/instructor/v1/me', { ...ownAccount, tokenInQuery: false, allow: seeOwnAccount });

export const attendance = call('POST /api/instructor/v1/attendance', {
  shows: ['attendance', 'sessions', 'enrollments'],
  summary: 'The sessions of a course with the attendance of each student',
  input: { courseId: id() },
  output: { sessions: z.array(SessionAttendance) },
  scope: 'course',
  allow,
});

export const grades = call('POST /api/instructor/v1/grades', { ...gradebook, allow });

export const assignments = call('POST /api/instructor/v1/assignments', { ...coursework, allow });

export const assignmentDetail = call('POST /api/instructor/v1/assignmentDetail', { ...courseworkDetail, allow });

export const sessions = call('POST /api/instructor/v1/sessions', { ...sessionList, allow });

export const weeklyFeedback = call('POST /api/instructor/v1/weeklyFeedback', {
  shows: ['surveys', 'enrollments'],
  summary: 'The averages of the weekly feedback of a course; null where too few have answered',
  input: { courseId: id() },
  output: { AverageData: z.array(AverageData) },
  scope: 'course',
  allow,
});

export const sessionDetail = call('POST /api/instructor/v1/sessionDetail', {
  ...sessionPage,
  allow: { ...sessionPage.allow, ...teachers },
});
