import { useQuery } from '@tanstack/react-query';
import { IconSparkles } from '@tabler/icons-react';
import { AnchorButton } from '#kit/link-button.tsx';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

/** The reference in it lasts five minutes. */
const RENEW_EVERY = 4 * 60_000;

/** The learning assistant of the cohort, in a new tab; nothing where it has none. CHAT-004, D-168 */
export function AssistantLink() {
  const { cohortId } = useViewer().enrollment.course;
  const { data } = useQuery({
    ...callQuery('askBcsDeepLink', { cohortId }),
    staleTime: RENEW_EVERY,
    refetchInterval: RENEW_EVERY,
  });
  if (!data?.deepLink) return null;
  return (
    <AnchorButton href={data.deepLink} target="_blank" rel="noopener noreferrer">
      <IconSparkles size={19} stroke={1.8} aria-hidden />
      Learning Assistant
    </AnchorButton>
  );
}
