import * as calls from '@bcs/contract/features/attendance/calls';
import { punctualityOf } from '@bcs/contract/features/attendance/check-in';
import { SET_STATUS } from '@bcs/contract/features/attendance/failures';
import { found } from '#kernel/refused';
import { DONE, serve } from '#kernel/serve';
import { tellAbsence, tellOpenPages } from './news.ts';
import { findCounts, findStudents } from './queries.ts';
import { attendanceOf, changeAttendance, getAttendanceNow, lockStudent, type NewStatus } from './queries-change.ts';

export const sessionCheckIn = serve(calls.sessionCheckIn, {
  facts: async ({ sessionId }, { db, viewer }) => {
    found(await lockStudent(db, viewer, viewer));
    return found(await getAttendanceNow(db, viewer, sessionId, viewer.enrollmentId));
  },
  run: async ({ sessionId }, { db, viewer, now }, student) => {
    const status: NewStatus = {
      statusCode: 'present',
      excusedAbsenceReasonId: null,
      punctualityId: punctualityOf(now, student.startTime),
    };
    await changeAttendance(db, viewer, { sessionId, enrollmentId: viewer.enrollmentId }, status, now);
    await tellOpenPages(db, viewer, viewer.enrollmentId);
    return { ...DONE, attendance: attendanceOf(sessionId, student, status, student.version + 1) };
  },
});

export const setAttendanceStatus = serve(calls.setAttendanceStatus, {
  facts: async ({ sessionId, studentId, statusCode, excusedAbsenceReasonId, version }, { db, viewer }) => {
    const { enrollmentId } = found(await lockStudent(db, viewer, { studentId }));
    const student = found(await getAttendanceNow(db, viewer, sessionId, enrollmentId));
    const unchanged = student.status === statusCode && student.excusedAbsenceReasonId === excusedAbsenceReasonId;
    const changedMeanwhile = !unchanged && version !== undefined && version !== student.version;
    return {
      student,
      unchanged,
      changedMeanwhile,
      startTime: student.startTime,
      zone: viewer.timeZone,
      statusCode,
      excusedAbsenceReasonId,
    };
  },
  run: async ({ sessionId, statusCode, excusedAbsenceReasonId }, { db, viewer, now }, { student, unchanged }) => {
    if (unchanged)
      return { ...DONE, attendance: attendanceOf(sessionId, student, { ...student, statusCode }, student.version) };
    const status: NewStatus = { statusCode, excusedAbsenceReasonId, punctualityId: null };
    await changeAttendance(db, viewer, { sessionId, enrollmentId: student.enrollmentId }, status, now);
    if (statusCode === 'absent') await tellAbsence(db, viewer, sessionId, student, now);
    await tellOpenPages(db, viewer, student.enrollmentId);
    return { ...DONE, attendance: attendanceOf(sessionId, student, status, student.version + 1) };
  },
  conflicts: { attendance_excused_absence_reason_id_fkey: SET_STATUS.REASON_REQUIRED },
});

export const attendance = serve(calls.attendance, {
  run: async ({ sessionId }, { db, viewer }) =>
    sessionId === undefined ? { sessions: await findCounts(db, viewer) } : findStudents(db, viewer, sessionId),
});
