import type { Instant } from '#kernel/clock';

/** The statuses that may be stored for a student and a session; 'none' clears. D-109 */
export const STATUS_CODES = ['none', 'present', 'remote', 'absent', 'exception'] as const;
export type StatusCode = (typeof STATUS_CODES)[number];

/** The names of the codes in the dropdown and the filter of the attendance table. ATT-012..ATT-016, D-112 */
export const STATUS_CHOICES: Readonly<Record<StatusCode, string>> = {
  none: 'None',
  present: 'Present',
  remote: 'Remote',
  absent: 'Absent',
  exception: 'Exception',
};

/** The state of a remote request. REM-011..REM-013 */
export type RequestState = 'pending' | 'approved' | 'denied';

/** The facts about one student at one session. */
export interface AttendanceFacts {
  readonly startTime: Instant;
  readonly status: StatusCode;
  /** The student's request that was not cancelled. */
  readonly request: RequestState | null;
}

/** Tells whether a student has neither a status for a session nor an open remote request. SUCC-015 */
export const isUnrecorded = ({ status, request }: Pick<AttendanceFacts, 'status' | 'request'>): boolean =>
  status === 'none' && request !== 'pending';

export type StatusLabel =
  | 'None'
  | 'Present'
  | 'Present Remotely'
  | 'Absent'
  | 'Exception'
  | 'Excused'
  | 'Pending'
  | 'Approved';

/**
 * Tells whether a request was approved for a session that has not begun yet. Its stored status is already remote.
 * D-109, D-122
 */
export const isApprovedAhead = ({ startTime, status, request }: AttendanceFacts, now: Instant): boolean =>
  request === 'approved' && now < startTime && (status === 'none' || status === 'remote');

/** The label of a status. Students see an exception as Excused. ATT-012..ATT-017, D-109 */
export const statusLabel = (facts: AttendanceFacts, reader: 'student' | 'staff', now: Instant): StatusLabel => {
  if (isApprovedAhead(facts, now)) return 'Approved';
  switch (facts.status) {
    case 'present':
      return 'Present';
    case 'remote':
      return 'Present Remotely';
    case 'absent':
      return 'Absent';
    case 'exception':
      return reader === 'student' ? 'Excused' : 'Exception';
    case 'none':
      return facts.request === 'pending' ? 'Pending' : 'None';
  }
};

/** The number of absences a student has left, never below 0; null where there is no limit. ATT-032, D-118 */
export const remainingAbsences = (maxAbsence: number | null, absences: number): number | null =>
  maxAbsence === null ? null : Math.max(0, maxAbsence - absences);

/** The number of remaining absences as the card shows it. DASH-005, D-118 */
export const remainingAbsencesText = (remaining: number | null): string =>
  remaining === null ? 'Unlimited' : String(remaining);

/**
 * Tells whether a change leaves one or no absence, which the student and the student success manager are told. Annex F
 */
export const reachesAbsenceLimit = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && after < before && after <= 1;
