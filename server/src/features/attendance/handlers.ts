import * as calls from '@bcs/contract/features/attendance/calls';
import { punctualityOf } from '@bcs/contract/features/attendance/check-in';
import { codeChangesAt } from '@bcs/contract/features/attendance/check-in-code';
import { CHECK_IN_CODE, SET_STATUS } from '@bcs/contract/features/attendance/failures';
import { takeTurn } from '#kernel/quota';
import { found } from '#kernel/refused';
import { DONE, serve } from '#kernel/serve';
import { codeAt, judgeCode, secretOf } from './check-in-code.ts';
import { tellAbsence, tellCourse, tellOpenPages } from './notify.ts';
import { findCounts, findStudents } from './queries.ts';
import { getRules, setRules } from './queries-rules.ts';
import { attendanceOf, changeAttendance, getAttendanceNow, lockStudent, type NewStatus } from './queries-change.ts';
import { getStart, undoSystem } from './queries-system.ts';

/** With two codes that count among 47 million, nobody guesses one in a window. */
const CODE_TRIES = { most: 10, perSeconds: 300 };

export const sessionCheckIn = serve(calls.sessionCheckIn, {
  // right codes count as well: else the last try could still be the lucky one
  before: async ({ sessionId, code }, { viewer, now, services }) => {
    if (code === undefined) return null;
    const key = `check-in:${viewer.universityId}:${viewer.enrollmentId}:${sessionId}`;
    const taken = await services.database.transaction((tx) => takeTurn(tx, key, CODE_TRIES, now));
    return taken ? null : CHECK_IN_CODE.TOO_MANY;
  },
  facts: async ({ sessionId, code }, { db, viewer, now, services }) => {
    found(await lockStudent(db, viewer, viewer));
    const student = found(await getAttendanceNow(db, viewer, sessionId, viewer.enrollmentId));
    const judge = () => judgeCode(secretOf(services.sealer, viewer, sessionId), code, now);
    return { ...student, code: student.codeRequired ? judge() : ('not asked' as const) };
  },
  run: async ({ sessionId }, { db, viewer, now }, student) => {
    const status: NewStatus = {
      statusCode: 'present',
      excusedAbsenceReasonId: null,
      punctualityId: punctualityOf(now, student.startTime),
    };
    await changeAttendance(db, viewer, { sessionId, enrollmentId: viewer.enrollmentId }, status, now);
    await tellOpenPages(db, viewer, [viewer.enrollmentId]);
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
    await tellOpenPages(db, viewer, [student.enrollmentId]);
    return { ...DONE, attendance: attendanceOf(sessionId, student, status, student.version + 1) };
  },
  conflicts: { attendance_excused_absence_reason_id_fkey: SET_STATUS.REASON_REQUIRED },
});

export const attendance = serve(calls.attendance, {
  run: async ({ sessionId }, { db, viewer }) =>
    sessionId === undefined ? { sessions: await findCounts(db, viewer) } : findStudents(db, viewer, sessionId),
});

export const checkInCode = serve(calls.checkInCode, {
  run: async ({ sessionId }, { db, viewer, now, services }) => ({
    code: codeAt(secretOf(services.sealer, viewer, sessionId), now),
    changesAt: codeChangesAt(now),
    rules: await getRules(db, viewer),
  }),
});

export const setAttendanceRules = serve(calls.setAttendanceRules, {
  run: async ({ courseId: _of, ...rules }, { db, viewer, now }) => {
    await setRules(db, viewer, rules, now);
    await tellCourse(db, viewer);
    return DONE;
  },
});

export const undoSystemAbsences = serve(calls.undoSystemAbsences, {
  facts: async ({ sessionId }, { db, viewer }) => ({
    startTime: await getStart(db, viewer, sessionId),
    zone: viewer.timeZone,
  }),
  run: async ({ sessionId }, { db, viewer, now }) => {
    const freed = await undoSystem(db, viewer, sessionId, now);
    await tellOpenPages(db, viewer, freed);
    return { ...DONE, undone: freed.length };
  },
});
