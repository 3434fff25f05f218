import { failure } from '#kernel/failure';

/** The reason why a check-in is refused; the sentences are those shown in place of the link. ATT-011, D-113, D-114 */
export const CHECK_IN = {
  NOT_BEGUN: failure('CHECK_IN_NOT_BEGUN', 409, "Check In Hasn't Begun"),
  ENDED: failure('CHECK_IN_ENDED', 409, 'Check In Has Ended'),
  PRESENT: failure('CHECK_IN_PRESENT', 409, 'Present'),
  REMOTE: failure('CHECK_IN_REMOTE', 409, 'Present Remotely'),
  ABSENT: failure('CHECK_IN_ABSENT', 409, 'Absent'),
  EXCUSED: failure('CHECK_IN_EXCUSED', 409, 'Excused'),
  REMOTE_PENDING: failure('CHECK_IN_REMOTE_PENDING', 409, 'Remote Attendance Pending'),
  REMOTE_APPROVED: failure('CHECK_IN_REMOTE_APPROVED', 409, 'Remote Attendance Approved'),
  REMOTE_DENIED: failure('CHECK_IN_REMOTE_DENIED', 409, 'Remote Attendance Denied'),
} as const;
