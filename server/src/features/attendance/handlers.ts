import * as calls from '@bcs/contract/features/attendance/calls';
import { punctualityOf } from '@bcs/contract/features/attendance/check-in';
import { codeChangesAt } from '@bcs/contract/features/attendance/check-in-code';
import { CHECK_IN_CODE, SET_STATUS_FAILURES } from '@bcs/contract/features/attendance/failures';
import { acquireTurn } from '#kernel/quota';
import { orNotFound } from '#kernel/refusal-error';
import { DONE, defineHandler } from '#kernel/handler';
import { checkInCodeAt, judgeCode, deriveSecret } from './check-in-code.ts';
import { notifyAbsent, notifyNotAbsent } from './notify.ts';
import { findCounts, findStudents, getRules, setRules } from './queries.ts';
import { attendanceOf, changeAttendance, getAttendanceNow, lockStudent, type NewStatus } from './queries-change.ts';
import { getSessionFacts, undoSystemMarks } from './queries-system.ts';

/** The limit of attempts: with two valid codes among 47 million, nobody guesses one. */
const CODE_TRIES = { most: 10, perSeconds: 300 };

export const sessionCheckIn = defineHandler(calls.sessionCheckIn, {
  // correct codes count too, or else the last attempt could be a lucky guess
  before: async ({ sessionId, code }, { viewer, now, services }) => {
    if (code === undefined) return null;
    const key = `check-in:${viewer.universityId}:${viewer.enrollmentId}:${sessionId}`;
    const taken = await services.database.transaction((tx) => acquireTurn(tx, key, CODE_TRIES, now));
    return taken ? null : CHECK_IN_CODE.TOO_MANY;
  },
  facts: async ({ sessionId, code }, { db, viewer, now, services }) => {
    orNotFound(await lockStudent(db, viewer, viewer));
    const student = orNotFound(await getAttendanceNow(db, viewer, sessionId, viewer.enrollmentId));
    const judge = () => judgeCode(deriveSecret(services.sealer, viewer, sessionId), code, now);
    return { ...student, code: student.codeRequired ? judge() : ('not asked' as const) };
  },
  run: async ({ sessionId }, { db, viewer, now }, student) => {
    const status: NewStatus = {
      statusCode: 'present',
      excusedAbsenceReasonId: null,
      punctualityId: punctualityOf(now, student.startTime),
    };
    await changeAttendance(db, viewer, { sessionId, enrollmentId: viewer.enrollmentId }, status, now);
    return { ...DONE, attendance: attendanceOf(sessionId, student, status, student.version + 1) };
  },
});

export const setAttendanceStatus = defineHandler(calls.setAttendanceStatus, {
  facts: async ({ sessionId, studentId, statusCode, excusedAbsenceReasonId, version }, { db, viewer }) => {
    const { enrollmentId } = orNotFound(await lockStudent(db, viewer, { studentId }));
    const student = orNotFound(await getAttendanceNow(db, viewer, sessionId, enrollmentId));
    const unchanged = student.status === statusCode && student.excusedAbsenceReasonId === excusedAbsenceReasonId;
    const changedMeanwhile = !unchanged && version !== undefined && version !== student.version;
    return {
      student,
      unchanged,
      changedMeanwhile,
      stored: student.status,
      startTime: student.startTime,
      endTime: student.endTime,
      zone: viewer.timeZone,
      statusCode,
      excusedAbsenceReasonId,
    };
  },
  run: async (
    { sessionId, statusCode, excusedAbsenceReasonId },
    { db, viewer, now, narrowAudience },
    { student, unchanged },
  ) => {
    narrowAudience({ enrollmentIds: [student.enrollmentId] });
    if (unchanged)
      return { ...DONE, attendance: attendanceOf(sessionId, student, { ...student, statusCode }, student.version) };
    const status: NewStatus = { statusCode, excusedAbsenceReasonId, punctualityId: null };
    await changeAttendance(db, viewer, { sessionId, enrollmentId: student.enrollmentId }, status, now);
    const tell = statusCode === 'absent' ? notifyAbsent : student.status === 'absent' ? notifyNotAbsent : null;
    await tell?.(db, student, [student.enrollmentId], { course: viewer, now });
    return { ...DONE, attendance: attendanceOf(sessionId, student, status, student.version + 1) };
  },
  conflicts: { attendance_excused_absence_reason_id_fkey: SET_STATUS_FAILURES.REASON_REQUIRED },
});

export const attendance = defineHandler(calls.attendance, async ({ sessionId }, { db, viewer }) =>
  sessionId === undefined ? { sessions: await findCounts(db, viewer) } : findStudents(db, viewer, sessionId),
);

export const checkInCode = defineHandler(calls.checkInCode, async ({ sessionId }, { db, viewer, now, services }) => ({
  code: checkInCodeAt(deriveSecret(services.sealer, viewer, sessionId), now),
  changesAt: codeChangesAt(now),
  rules: await getRules(db, viewer),
}));

export const setAttendanceRules = defineHandler(
  calls.setAttendanceRules,
  async ({ courseId: _of, ...rules }, { db, viewer, now }) => {
    await setRules(db, viewer, rules, now);
  },
);

export const undoSystemAbsences = defineHandler(calls.undoSystemAbsences, {
  facts: async ({ sessionId }, { db, viewer }) => ({
    ...(await getSessionFacts(db, viewer, sessionId)),
    zone: viewer.timeZone,
  }),
  run: async ({ sessionId }, { db, viewer, now, narrowAudience }, session) => {
    const freed = await undoSystemMarks(db, viewer, sessionId, now);
    await notifyNotAbsent(db, session, freed, { course: viewer, now });
    if (freed.length > 0) narrowAudience({ enrollmentIds: freed });
    return { ...DONE, undone: freed.length };
  },
});
