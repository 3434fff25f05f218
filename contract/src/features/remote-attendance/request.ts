import type { Instant } from '#kernel/clock';
import { isAcademic, type InContext } from '#features/enrollments/contexts';
import { REQUEST_FAILURES } from './failures.ts';

/** The remote days of a student in a course: the limit, the used ones and the pending ones. */
export interface RemoteQuota {
  /** The limit; null if there is none. */
  readonly maxRemoteAttendance: number | null;
  readonly remoteAttendanceCount: number;
  readonly pendingRemoteAttendanceRequestCount: number;
}

/** The number of requests that a student has left, never below 0; null if there is no limit. REM-055 */
export const remainingRemote = (quota: RemoteQuota): number | null =>
  quota.maxRemoteAttendance === null
    ? null
    : Math.max(0, quota.maxRemoteAttendance - quota.remoteAttendanceCount - quota.pendingRemoteAttendanceRequestCount);

/** A reason to refuse a request. */
export type RequestRefusal = (typeof REQUEST_FAILURES)[keyof typeof REQUEST_FAILURES];

export interface RequestFacts extends InContext {
  /** True if the cohort hides remote attendance. */
  readonly hidden: boolean;
  readonly endTime: Instant;
  /** True if the student has a request for the session, in any state except cancelled. */
  readonly requested: boolean;
}

/** Tells why a student does not see the link to a request, or null. REM-022..REM-026 */
export const refuseRequestLink = (
  { hidden, contextId, endTime, requested }: RequestFacts,
  now: Instant,
): RequestRefusal | null => {
  if (hidden) return REQUEST_FAILURES.HIDDEN;
  if (!isAcademic({ contextId })) return REQUEST_FAILURES.NOT_ACADEMIC;
  if (now >= endTime) return REQUEST_FAILURES.SESSION_OVER;
  return requested ? REQUEST_FAILURES.ALREADY_REQUESTED : null;
};

/**
 * Tells why a request is refused, or null: the link has to be shown, and a remote day has to be left. REM-016, D-119
 */
export const refuseRequest = (facts: RequestFacts & RemoteQuota, now: Instant): RequestRefusal | null =>
  refuseRequestLink(facts, now) ?? (remainingRemote(facts) === 0 ? REQUEST_FAILURES.LIMIT_REACHED : null);

/**
 * The warning when no remote day is left; it names the student success managers by first name. REM-017, REM-054, T-21
 */
export const limitWarning = (firstNames: readonly string[]): string =>
  firstNames.length === 0
    ? `${REQUEST_FAILURES.LIMIT_REACHED.message} Please contact BCS Support.`
    : `${REQUEST_FAILURES.LIMIT_REACHED.message} Please contact your student success managers: ${firstNames.join(', ')}.`;
