import { CONTACT_SUPPORT, MEETING, STATUS_FAILED } from '@bcs/contract/features/classroom/failures';
import { isStudent } from '@bcs/contract/kernel/roles';
import { Alert } from '#kit/alert.tsx';
import { TextLink } from '#kit/text-link.tsx';
import type { CallFailed } from '#lib/call-failed.ts';
import { useViewer } from '#lib/viewer.ts';

const [BEFORE = '', AFTER = ''] = CONTACT_SUPPORT.split('Support');

/** The calls about a meeting that failed most recently. */
export interface FailedMeeting {
  readonly join: CallFailed | null;
  readonly end: CallFailed | null;
  readonly status: CallFailed | null;
}

/** Explains a problem with a meeting, and who can help. ROOM-018 to ROOM-021 */
export function MeetingProblem({ join, end }: FailedMeeting) {
  const { role } = useViewer();
  const text = join
    ? isStudent(role)
      ? join.message
      : MEETING.START_FAILED.message
    : end
      ? MEETING.END_FAILED.message
      : STATUS_FAILED;
  return (
    <Alert tone="bad" className="w-full text-left">
      {text} {BEFORE}
      <TextLink to="/support">Support</TextLink>
      {AFTER}
    </Alert>
  );
}
