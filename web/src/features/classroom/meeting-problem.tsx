import { CONTACT_SUPPORT } from '@bcs/contract/features/classroom/failures';
import { Alert } from '#kit/alert.tsx';
import { TextLink } from '#kit/text-link.tsx';

const [BEFORE = '', AFTER = ''] = CONTACT_SUPPORT.split('Support');

/** A problem with a meeting, and who helps. ROOM-018 to ROOM-021 */
export function MeetingProblem({ text }: { text: string }) {
  return (
    <Alert tone="bad" className="w-full text-left">
      {text} {BEFORE}
      <TextLink to="/support">Support</TextLink>
      {AFTER}
    </Alert>
  );
}
