import { IconArrowLeft } from '@tabler/icons-react';
import { TextLink } from '#kit/text-link.tsx';

/** From a page about one session back to it. */
export function BackToSession({ sessionId, children }: { sessionId: number; children: string }) {
  return (
    <TextLink
      to="/sessions/$sessionId"
      params={{ sessionId: String(sessionId) }}
      className="inline-flex items-center gap-1.5"
    >
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </TextLink>
  );
}
