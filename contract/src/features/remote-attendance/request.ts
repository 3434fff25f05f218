import type { Instant } from '#kernel/clock';
import { isAcademic, type InContext } from '#features/enrollments/contexts';
import { REQUEST } from './failures.ts';

/** The remote days of a student in a course: the limit, the used ones and the pending ones. */
export interface RemoteQuota {
  /** null where there is no limit. */
  readonly maxRemoteAttendance: number | null;
  readonly remoteAttendanceCount: number;
  readonly pendingRemoteAttendanceRequestCount: number;
}

/** The number of requests a student has left, never below 0; null where there is no limit. REM-055 */
export const remainingRemote = (quota: RemoteQuota): number | null =>
  quota.maxRemoteAttendance === null
    ? null
    : Math.max(0, quota.maxRemoteAttendance - quota.remoteAttendanceCount - quota.pendingRemoteAttendanceRequestCount);

/** One of the reasons against a request. */
export type RequestRefusal = (typeof REQUEST)[keyof typeof REQUEST];

export interface RequestFacts extends InContext {
  /** The cohort hides remote attendance. */
  readonly hidden: boolean;
  readonly endTime: Instant;
  /** The student has a request for the session that was not cancelled, in whatever state. */
  readonly requested: boolean;
}

/** Tells why the link to a request does not show to a student, or null. REM-022..REM-026 */
export const refuseRequestLink = (
  { hidden, contextId, endTime, requested }: RequestFacts,
  now: Instant,
): RequestRefusal | null => {
  if (hidden) return REQUEST.HIDDEN;
  if (!isAcademic({ contextId })) return REQUEST.NOT_ACADEMIC;
  if (now >= endTime) return REQUEST.SESSION_OVER;
  return requested ? REQUEST.ALREADY_REQUESTED : null;
};

/** Tells why a request is refused, or null: the conditions of the link, and something must be left. REM-016, D-119 */
export const refuseRequest = (facts: RequestFacts & RemoteQuota, now: Instant): RequestRefusal | null =>
  refuseRequestLink(facts, now) ?? (remainingRemote(facts) === 0 ? REQUEST.LIMIT_REACHED : null);

/** The warning when nothing is left; names the student success managers by first name. REM-017, REM-054, T-21 */
export const limitWarning = (firstNames: readonly string[]): string =>
  firstNames.length === 0
    ? `${REQUEST.LIMIT_REACHED.message} Please contact BCS Support.`
    : `${REQUEST.LIMIT_REACHED.message} Please contact your student success managers: ${firstNames.join(', ')}.`;
