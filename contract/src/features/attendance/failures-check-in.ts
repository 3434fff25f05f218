import { failure } from '#kernel/failure';

/** The reason why a check-in is refused; the sentences are those shown in place of the link. ATT-011, D-113, D-114 */
export const CHECK_IN_FAILURES = {
  NOT_BEGUN: failure(409, { CHECK_IN_NOT_BEGUN: "Check In Hasn't Begun" }),
  ENDED: failure(409, { CHECK_IN_ENDED: 'Check In Has Ended' }),
  PRESENT: failure(409, { CHECK_IN_PRESENT: 'Present' }),
  REMOTE: failure(409, { CHECK_IN_REMOTE: 'Present Remotely' }),
  ABSENT: failure(409, { CHECK_IN_ABSENT: 'Absent' }),
  EXCUSED: failure(409, { CHECK_IN_EXCUSED: 'Excused' }),
  REMOTE_PENDING: failure(409, { CHECK_IN_REMOTE_PENDING: 'Remote Attendance Pending' }),
  REMOTE_APPROVED: failure(409, { CHECK_IN_REMOTE_APPROVED: 'Remote Attendance Approved' }),
  REMOTE_DENIED: failure(409, { CHECK_IN_REMOTE_DENIED: 'Remote Attendance Denied' }),
} as const;
