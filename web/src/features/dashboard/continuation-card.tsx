import { lazy, Suspense, useState } from 'react';
import { IconRocket } from '@tabler/icons-react';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { Button } from '#kit/button.tsx';
import { OutsideButton } from '#kit/link-button.tsx';
import { SideCard } from './side-card.tsx';

// a player is large, and few people press play
const ContinuationVideo = lazy(() =>
  import('./continuation-video.tsx').then((file) => ({ default: file.ContinuationVideo })),
);

/**
 * The card about the course that follows; the server sends it only to students who have one. DASH-019 to DASH-023,
 * D-060
 */
export function ContinuationCard({ content }: { content: Dashboard['continuationContent'] }) {
  const [watching, setWatching] = useState(false);
  if (!content) return null;
  const { link, videoId } = content;
  return (
    <SideCard
      title="Keep learning"
      icon={<IconRocket size={20} />}
      action={
        <>
          <OutsideButton href={link} tone="primary">
            View Continuation Courses
          </OutsideButton>
          {videoId && !watching && <Button onClick={() => setWatching(true)}>Watch the video</Button>}
        </>
      }
    >
      <p className="text-muted">Ready for more? See follow-on courses.</p>
      <Suspense>{videoId && watching && <ContinuationVideo videoId={videoId} />}</Suspense>
    </SideCard>
  );
}
