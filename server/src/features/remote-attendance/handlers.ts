import { remainingAbsences } from '@bcs/contract/features/attendance/absences';
import { factsOf } from '@bcs/contract/features/attendance/standing';
import { statusLabel } from '@bcs/contract/features/attendance/statuses';
import * as calls from '@bcs/contract/features/remote-attendance/calls';
import { serve } from '#kernel/serve';
import { getHistory } from './queries.ts';
import { getManaged } from './queries-managed.ts';

export const attendanceHistory = serve(calls.attendanceHistory, {
  facts: async ({ enrollmentId }) => ({ studentEnrollmentId: enrollmentId }),
  run: async ({ enrollmentId }, { db, viewer, now }) => {
    const { attendanceHistory, remoteAttendanceRequests, maxAbsence, absences } = await getHistory(
      db,
      viewer,
      enrollmentId,
      now,
    );
    const reader = viewer.role === 'student' ? 'student' : 'staff';
    const withStatus = attendanceHistory.map((row) => ({
      ...row,
      status: statusLabel(factsOf(row.session.startTime, row), reader, now),
    }));
    return {
      attendanceHistory: withStatus,
      remoteAttendanceRequests,
      remainingAbsences: remainingAbsences(maxAbsence, absences),
    };
  },
});

export const manageAttendance = serve(calls.manageAttendance, {
  run: async (_input, { db, viewer }) => ({
    canManageAttendance: true as const,
    ...(await getManaged(db, viewer.accountId)),
  }),
});
