import { useQuery } from '@tanstack/react-query';
import { VideoPlayer } from '#features/videos/video-player.tsx';
import { watchQuery } from '#features/videos/watch-query.ts';
import { Alert } from '#kit/alert.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { TextLink } from '#kit/text-link.tsx';

/** The library video about the course that follows, played inside its card. DASH-019, D-060 */
export function ContinuationVideo({ videoId }: { videoId: string }) {
  const { data: video, isError } = useQuery(watchQuery(videoId));
  if (isError) {
    return (
      <Alert tone="bad">
        The video could not be loaded.{' '}
        <TextLink to="/videos/watch/$videoId" params={{ videoId }}>
          Open it in the library
        </TextLink>
      </Alert>
    );
  }
  return video ? <VideoPlayer video={video} inCard /> : <Skeleton className="aspect-video" />;
}
