import * as calls from '@bcs/contract/features/instructor-api/calls';
import type { Call } from '@bcs/contract/kernel/call';
import { courseworkDetail } from '#features/assignment-page/handlers';
import { coursework } from '#features/coursework/handlers';
import { me as ownAccount } from '#features/enrollments/handlers';
import { gradebook } from '#features/gradebook/handlers';
import { signIn } from '#features/identity/login';
import { sessionDetail as sessionPage } from '#features/session-page/handlers';
import { sessions as sessionList } from '#features/sessions/handlers';
import { defineHandler, type Handler } from '#kernel/handler';
import { findSessionAttendance } from './queries.ts';

/** A call of the instructor API is answered as the call of the product that it repeats. */
const answeredBy = (call: Call, { steps }: { readonly steps: unknown }): Handler => ({ call, steps }) as Handler;

/** What answers the instructor API, by the names of its endpoints. API-017, D-172 */
export const instructorApi: Readonly<Record<keyof typeof calls, Handler>> = {
  login: answeredBy(
    calls.login,
    defineHandler(calls.login, { run: (shown, context) => signIn(shown, context, 'instructor-api') }),
  ),
  me: answeredBy(calls.me, ownAccount),
  attendance: answeredBy(
    calls.attendance,
    defineHandler(calls.attendance, {
      run: async (_input, { db, viewer }) => ({ sessions: await findSessionAttendance(db, viewer) }),
    }),
  ),
  grades: answeredBy(calls.grades, gradebook),
  assignments: answeredBy(calls.assignments, coursework),
  assignmentDetail: answeredBy(calls.assignmentDetail, courseworkDetail),
  sessions: answeredBy(calls.sessions, sessionList),
  sessionDetail: answeredBy(calls.sessionDetail, sessionPage),
};
