import type { Failure } from '#kernel/failure';
import { KEPT_FOR } from '#features/classes/states';
import { plus, type Instant } from '#kernel/clock';
import * as failures from './failures.ts';

/** The traces that people have left at an assignment. */
export interface AssignmentTraces {
  readonly submissions: boolean;
  readonly extensions: boolean;
}
/** The traces that people have left at a session. */
export interface SessionTraces {
  readonly attendance: boolean;
  readonly requests: boolean;
  readonly meetings: boolean;
  readonly videos: boolean;
  readonly cases: boolean;
}

/** Tells why an assignment cannot be deleted; null where nobody ever worked on it. ADM-071 */
export function refuseAssignment({ submissions, extensions }: AssignmentTraces): Failure | null {
  if (submissions) return failures.ASSIGNMENT_HAS_WORK;
  return extensions ? failures.ASSIGNMENT_WAS_EXTENDED : null;
}

/** The reason why a session cannot be deleted; null where nobody has left anything at it. ADM-071 */
export function refuseSession({ attendance, requests, meetings, videos, cases }: SessionTraces): Failure | null {
  if (attendance) return failures.SESSION_HAS_ATTENDANCE;
  if (requests) return failures.SESSION_HAS_REQUESTS;
  if (meetings) return failures.SESSION_HAD_MEETING;
  if (videos) return failures.SESSION_HAS_VIDEOS;
  return cases ? failures.SESSION_HAS_CASES : null;
}

/** The time until which a deleted item can be restored. ADM-071 */
export const keptUntil = (deletedAt: Instant): Instant => plus(deletedAt, KEPT_FOR);
