import { dateText, earlier, localDay, MINUTE, plus, timeText, type Instant, type Zone } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { CHECK_IN_FAILURES } from './failures-check-in.ts';
import { isApprovedAhead, type AttendanceFacts } from './statuses.ts';

/** The time before and after the start of a session during which check-in is open. ATT-006, ATT-007 */
export const CHECK_IN_MARGIN = 45 * MINUTE;

export interface SessionTimes {
  readonly startTime: Instant;
  readonly endTime: Instant;
}
export interface CheckInFacts extends SessionTimes, AttendanceFacts {}

/** Returns the times between which students may check in, both included. ATT-007 */
export const checkInWindow = ({
  startTime,
  endTime,
}: SessionTimes): { readonly opens: Instant; readonly closes: Instant } => ({
  opens: plus(startTime, -CHECK_IN_MARGIN),
  closes: earlier(plus(startTime, CHECK_IN_MARGIN), endTime),
});

/** Tells whether a moment lies before, in or after the window. ATT-006..ATT-008 */
export const checkInPhase = (session: SessionTimes, now: Instant): 'early' | 'open' | 'ended' => {
  const { opens, closes } = checkInWindow(session);
  if (now < opens) return 'early';
  return now > closes ? 'ended' : 'open';
};

const BY_STATUS = {
  present: CHECK_IN_FAILURES.PRESENT,
  remote: CHECK_IN_FAILURES.REMOTE,
  absent: CHECK_IN_FAILURES.ABSENT,
  exception: CHECK_IN_FAILURES.EXCUSED,
} as const;
const BY_REQUEST = {
  pending: CHECK_IN_FAILURES.REMOTE_PENDING,
  approved: CHECK_IN_FAILURES.REMOTE_APPROVED,
  denied: CHECK_IN_FAILURES.REMOTE_DENIED,
} as const;
const BY_PHASE = { early: CHECK_IN_FAILURES.NOT_BEGUN, open: null, ended: CHECK_IN_FAILURES.ENDED } as const;

/**
 * Tells why a student cannot check in, or null. A status takes precedence over a remote request, and a request over the
 * window. ATT-010, D-113, D-114
 */
export const refuseCheckIn = (facts: CheckInFacts, now: Instant): Failure | null => {
  if (isApprovedAhead(facts, now)) return CHECK_IN_FAILURES.REMOTE_APPROVED;
  if (facts.status !== 'none') return BY_STATUS[facts.status];
  if (facts.request !== null) return BY_REQUEST[facts.request];
  return BY_PHASE[checkInPhase(facts, now)];
};

/** The text shown instead of the check-in link; null where the link itself shows. ATT-010, ATT-011, D-114 */
export const checkInText = (facts: CheckInFacts, now: Instant): string | null =>
  refuseCheckIn(facts, now)?.message ?? null;

/** A time with its zone, and with its day if that is not today. D-010 */
export const momentText = (at: Instant, now: Instant, zone: Zone): string =>
  localDay(at, zone) === localDay(now, zone)
    ? timeText(at, zone)
    : `${timeText(at, zone)} on ${dateText(localDay(at, zone))}`;

/** Says when check-in opens, or when it closes if it is open: 'Check-in opens at 5:45 PM EDT'. ATT-006, ATT-007 */
export function checkInTimesText(session: SessionTimes, now: Instant, zone: Zone): string {
  const { opens, closes } = checkInWindow(session);
  return now < opens
    ? `Check-in opens at ${momentText(opens, now, zone)}`
    : `Check-in closes at ${momentText(closes, now, zone)}`;
}

/** Returns 1 for a check-in on time and 2 for a late one. D-110 */
export const punctualityOf = (checkedInAt: Instant, startTime: Instant): 1 | 2 => (checkedInAt <= startTime ? 1 : 2);
