import { IconMessageCircle } from '@tabler/icons-react';
import { answerChats } from '@bcs/contract/features/chat/abilities';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import { roleMay } from '@bcs/contract/kernel/ability';
import { LinkButton } from '#kit/link-button.tsx';
import { useViewer } from '#lib/viewer.ts';
import { showsChatBubble } from './bubble.ts';

type Props = { name: string; studentEnrollmentId: number; size: 'sm' | 'md' };

/** The link to the conversation with a student, for those who answer in a class that has a chat. CHAT-002, D-167 */
export function MessageLink({ name, studentEnrollmentId, size }: Props) {
  const viewer = useViewer();
  const off = hidden(viewer.cohortUiControl, viewer.featureFlags).liveChat || !showsChatBubble(viewer);
  if (off || !roleMay(answerChats, viewer.role)) return null;
  return (
    <LinkButton
      to="/chat/$studentEnrollmentId"
      params={{ studentEnrollmentId: String(studentEnrollmentId) }}
      size={size}
    >
      <IconMessageCircle size={size === 'sm' ? 16 : 18} aria-hidden />
      Message<span className="sr-only"> {name}</span>
    </LinkButton>
  );
}
