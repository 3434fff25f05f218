import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { VIDEOS_NOT_LOADED } from '@bcs/contract/features/sessions/video-url';
import type { Playlist } from '@bcs/contract/features/videos/model';
import { IconMovieOff } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { itemsQuery } from './items-query.ts';
import { VIDEO_GRID } from './video-grid.ts';
import { VideoCard, type WatchRoute } from './video-card.tsx';

/** Specified by VID-011. */
const NO_VIDEOS =
  'There are no videos added to this playlist. If you feel like this is an error, please try again or reach out to support.';

type Props = {
  playlist: Playlist;
  to: WatchRoute;
  /** True if the playlist is alone on its page and needs no heading. */
  headless?: boolean;
};

/** The videos of one playlist. Each loads separately, so that a failing list does not affect the others. */
export function PlaylistShelf({ playlist, to, headless = false }: Props) {
  const id = useId();
  const { data, error, refetch } = useQuery(itemsQuery(playlist));
  return (
    <section aria-labelledby={headless ? undefined : id} className="grid gap-3">
      {!headless && (
        <h2 id={id} className="text-xl font-bold">
          {playlist.name}
        </h2>
      )}
      {data?.stale && <Alert tone="warn">The video service is not responding. This list may be out of date.</Alert>}
      {error && (
        <Alert
          tone="bad"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {VIDEOS_NOT_LOADED}
        </Alert>
      )}
      {!data && !error && <ShelfSkeleton />}
      {data?.items.length === 0 && (
        <EmptyCard icon={<IconMovieOff size={28} />} title={NO_VIDEOS} level={headless ? 2 : 3} />
      )}
      {data && data.items.length > 0 && (
        <ul className={VIDEO_GRID}>
          {data.items.map((item) => (
            <VideoCard key={item.id} item={item} to={to} list={playlist.id} level={headless ? 2 : 3} />
          ))}
        </ul>
      )}
    </section>
  );
}

const ShelfSkeleton = () => (
  <div className={VIDEO_GRID} aria-hidden>
    {[1, 2, 3].map((each) => (
      <Skeleton key={each} className="h-60 rounded-card" />
    ))}
  </div>
);
