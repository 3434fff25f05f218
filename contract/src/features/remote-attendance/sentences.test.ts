import { expect, test } from 'vitest';
import * as say from './sentences.ts';

test('the rules name how many sessions may be attended from afar [REM-006]', () => {
  expect(say.rulesText(3)).toBe(
    'Remote attendance is meant for exceptional situations. You may attend 3 sessions of this course remotely. You must join the virtual classroom on time, keep your camera on where possible and take part for the whole session. Your request is not approved until your student success team has confirmed it.',
  );
  expect(say.rulesText(null)).toContain('You may attend any number of sessions of this course remotely.');
});

test('the question before a cancellation names the session and the date on campus [REM-028]', () => {
  const session = { name: 'Node Basics', startTime: '2026-03-12T01:30:00.000Z' };
  expect(say.cancelQuestion(session, 'America/New_York')).toBe(
    'Are you sure you want to cancel your remote attendance request for Node Basics on March 11, 2026?',
  );
});

test('the agreement, and what cannot be loaded, in the words of the annex [REM-007, REM-018]', () => {
  expect([say.AGREEMENT, say.LOADING_FAILED]).toEqual([
    'I have read and agree to the remote attendance rules.',
    'Your remote attendance information could not be loaded. Please try again or contact support.',
  ]);
});

test('what becomes of a request, in the words of the annex [REM-045, REM-046, REM-047, REM-048, REM-049]', () => {
  expect([say.REQUEST_FAILED, say.REQUEST_SENT, say.CANCEL_FAILED, say.CANCELLED, say.DENIED]).toEqual([
    "We're sorry, something went wrong with your submission. Please try again.",
    'Your remote attendance request has been sent. The staff will confirm or deny your request. Please also tell your TAs that you plan to attend remotely.',
    'Your remote attendance request could not be cancelled. Please try again or contact support.',
    'Remote Attendance request has been cancelled',
    'Remote Attendance request has been denied',
  ]);
});

test('an empty list says so, of all or of one state [REM-052, REM-053]', () => {
  expect(say.noRequestsText('all')).toBe(
    'You have not submitted any remote attendance requests for this course. You can request remote attendance on the page of an upcoming session.',
  );
  expect(say.noRequestsText('denied')).toBe(
    'You have no denied remote attendance requests for this course. Please choose another status.',
  );
});

test('a student and staff read the same of what is used, waits and is left [REM-055]', () => {
  const quota = { maxRemoteAttendance: 5, remoteAttendanceCount: 3, pendingRemoteAttendanceRequestCount: 2 };
  expect(say.remoteBalanceText(quota)).toBe('3 of 5 remote days used, 2 waiting for a decision, 0 left');
  expect(say.remoteBalanceText({ ...quota, pendingRemoteAttendanceRequestCount: 0 })).toBe(
    '3 of 5 remote days used, 2 left',
  );
  expect(say.remoteBalanceText({ ...quota, maxRemoteAttendance: null })).toBe(
    '3 remote days used, 2 waiting for a decision, no limit',
  );
});
