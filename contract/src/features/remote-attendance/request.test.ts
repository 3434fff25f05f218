import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { approvalFailedText, refuseApproval, refuseCancel, refuseDenial } from './decision.ts';
import { limitWarning, refuseRequest, refuseRequestLink, remainingRemote } from './request.ts';

const END = '2026-03-12T01:30:00.000Z';
const BEFORE = '2026-03-12T01:29:59.999Z';
const facts = (over: Partial<Parameters<typeof refuseRequest>[0]> = {}) => ({
  hidden: false,
  contextId: 1,
  endTime: END,
  requested: false,
  maxRemoteAttendance: 3,
  remoteAttendanceCount: 1,
  pendingRemoteAttendanceRequestCount: 1,
  ...over,
});

describe('a remote request', () => {
  test('is possible until the session ends [REM-024]', () => {
    expect(refuseRequest(facts(), BEFORE)).toBeNull();
    expect(refuseRequest(facts(), END)).toMatchObject({ code: 'REMOTE_SESSION_OVER', status: 409 });
  });
  test('is not for career sessions [REM-023]', () => {
    expect(refuseRequest(facts({ contextId: 2 }), BEFORE)?.code).toBe('REMOTE_NOT_ACADEMIC');
  });
  test('is made once per session [REM-025]', () => {
    expect(refuseRequest(facts({ requested: true }), BEFORE)).toMatchObject({
      code: 'REMOTE_ALREADY_REQUESTED',
      status: 409,
    });
  });
  test('is hidden with remote attendance, whatever else holds [REM-004, REM-026, D-017]', () => {
    expect(refuseRequest(facts({ hidden: true, contextId: 2, requested: true }), END)).toMatchObject({
      status: 403,
      message: "You don't have permission!",
    });
  });
  test('needs something left; the link shows nevertheless and leads to the warning [REM-016, REM-017]', () => {
    const used = facts({ remoteAttendanceCount: 2 });
    expect(refuseRequest(used, BEFORE)?.code).toBe('REMOTE_LIMIT_REACHED');
    expect(refuseRequestLink(used, BEFORE)).toBeNull();
  });
});

describe('what is left [REM-055]', () => {
  test('is allowed less used less pending, at least 0', () => {
    expect(remainingRemote(facts())).toBe(1);
    expect(remainingRemote(facts({ remoteAttendanceCount: 5 }))).toBe(0);
    expect(remainingRemote(facts({ maxRemoteAttendance: null }))).toBeNull();
  });
  test('is above 0 exactly while the maximum exceeds used and pending [REM-016]', () => {
    const small = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(small, small, small, (max, used, pending) => {
        const quota = {
          maxRemoteAttendance: max,
          remoteAttendanceCount: used,
          pendingRemoteAttendanceRequestCount: pending,
        };
        expect(remainingRemote(quota) !== 0).toBe(max > used + pending);
      }),
    );
  });
  test('nothing sends the student to the student success managers by first name [REM-017, REM-054]', () => {
    expect(limitWarning(['Elena', 'Ravi'])).toBe(
      'You have reached the maximum number of remote attendance requests for this course. Please contact your student success managers: Elena, Ravi.',
    );
    expect(limitWarning([])).toBe(
      'You have reached the maximum number of remote attendance requests for this course. Please contact BCS Support.',
    );
  });
});

describe('a decision', () => {
  test('is final [REM-012, REM-013, D-122]', () => {
    expect(refuseApproval({ decided: false, attendanceSet: false })).toBeNull();
    expect(refuseDenial({ decided: false })).toBeNull();
    expect(refuseApproval({ decided: true, attendanceSet: false })?.status).toBe(409);
    expect(refuseDenial({ decided: true })?.status).toBe(409);
  });
  test('approves only while no attendance is set, and says so [REM-050, REM-051, D-122]', () => {
    const refused = refuseApproval({ decided: false, attendanceSet: true });
    expect(refused?.message).toBe('Attendance already set');
    expect(approvalFailedText(refused?.message ?? '')).toBe(
      'The remote attendance approval could not be completed because attendance for this session has already been set for this student. Please contact support',
    );
    expect(approvalFailedText('Service down')).toBe(
      'The remote attendance approval could not be completed because an unexpected error occurred. Please contact support',
    );
  });
  test('or the start of the session ends the chance to cancel [REM-014, D-123]', () => {
    const startTime = '2026-03-11T22:30:00.000Z';
    expect(refuseCancel({ decided: false, startTime }, '2026-03-11T22:29:59.999Z')).toBeNull();
    expect(refuseCancel({ decided: false, startTime }, startTime)?.code).toBe('REMOTE_SESSION_BEGUN');
    expect(refuseCancel({ decided: true, startTime }, '2026-03-11T22:00:00.000Z')?.code).toBe('REMOTE_ALREADY_DECIDED');
  });
});
