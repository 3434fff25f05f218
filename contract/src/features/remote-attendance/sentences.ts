import { dateText, localDay, type Instant, type Zone } from '#kernel/clock';
import type { RequestState } from '#features/attendance/statuses';
import { remainingRemote, type RemoteQuota } from './request.ts';

/** The rules that students accept before they make a request. REM-006, T-19 */
export const rulesText = (maxRemoteAttendance: number | null): string =>
  'Remote attendance is meant for exceptional situations. ' +
  `You may attend ${maxRemoteAttendance ?? 'any number of'} sessions of this course remotely. ` +
  'You must join the virtual classroom on time, keep your camera on where possible and take part for the whole session. ' +
  'Your request is not approved until your student success team has confirmed it.';

/** Words a student's used and remaining remote days, for the student and for staff alike. REM-055 */
export function remoteBalanceText(quota: RemoteQuota): string {
  const {
    maxRemoteAttendance: most,
    remoteAttendanceCount: used,
    pendingRemoteAttendanceRequestCount: waiting,
  } = quota;
  const parts = [
    most === null ? `${used} remote days used` : `${used} of ${most} remote days used`,
    ...(waiting > 0 ? [`${waiting} waiting for a decision`] : []),
    most === null ? 'no limit' : `${remainingRemote(quota)} left`,
  ];
  return parts.join(', ');
}

/** Specified by REM-007 and T-20. */
export const AGREEMENT = 'I have read and agree to the remote attendance rules.';

/** Specified by REM-046 and T-23. */
export const REQUEST_SENT =
  'Your remote attendance request has been sent. The staff will confirm or deny your request. Please also tell your TAs that you plan to attend remotely.';
/** Specified by REM-045. */
export const REQUEST_FAILED = "We're sorry, something went wrong with your submission. Please try again.";
/** Specified by REM-018 and T-25. */
export const LOADING_FAILED =
  'Your remote attendance information could not be loaded. Please try again or contact support.';

interface SessionNamed {
  readonly name: string;
  readonly startTime: Instant;
}

/** Specified by REM-028 and T-22. */
export const cancelQuestion = ({ name, startTime }: SessionNamed, zone: Zone): string =>
  `Are you sure you want to cancel your remote attendance request for ${name} on ${dateText(localDay(startTime, zone))}?`;
/** Specified by REM-048. */
export const CANCELLED = 'Remote Attendance request has been cancelled';
/** Specified by REM-047 and T-24. */
export const CANCEL_FAILED =
  'Your remote attendance request could not be cancelled. Please try again or contact support.';

/** Specified by REM-049. */
export const DENIED = 'Remote Attendance request has been denied';
export const APPROVED = 'Remote Attendance request has been approved';

/** The text of an empty list for the staff of a course. */
export const noClassRequestsText = (status: RequestState | 'all'): string =>
  status === 'all'
    ? 'No remote attendance requests in this course.'
    : `There are no ${status} remote attendance requests in this course. Please choose another status.`;

/** The text of an empty list for a student, or for one state. REM-052, REM-053, T-26, T-27 */
export const noRequestsText = (status: RequestState | 'all'): string =>
  status === 'all'
    ? 'You have not submitted any remote attendance requests for this course. You can request remote attendance on the page of an upcoming session.'
    : `You have no ${status} remote attendance requests for this course. Please choose another status.`;
