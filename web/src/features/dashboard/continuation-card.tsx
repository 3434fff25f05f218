import { IconRocket } from '@tabler/icons-react';
import { showsContinuation } from '@bcs/contract/features/dashboard/cards';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { AnchorButton, LinkButton } from '#kit/link-button.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { SideCard } from './side-card.tsx';

/** What comes after this course. DASH-019 to DASH-023, D-060 */
export function ContinuationCard({ content }: { content: Dashboard['continuationContent'] }) {
  const { role } = useViewer();
  const now = useNow();
  if (!content || !showsContinuation(content, role, now)) return null;
  const { link, videoId } = content;
  return (
    <SideCard
      title="Keep learning"
      icon={<IconRocket size={20} />}
      action={
        <>
          <AnchorButton href={link} target="_blank" rel="noopener noreferrer" tone="primary">
            View Continuation Courses
          </AnchorButton>
          {videoId && (
            <LinkButton to="/videos/watch/$videoId" params={{ videoId }}>
              Watch the video
            </LinkButton>
          )}
        </>
      }
    >
      <p className="text-muted">Courses that continue where this one ends are open for you.</p>
    </SideCard>
  );
}
