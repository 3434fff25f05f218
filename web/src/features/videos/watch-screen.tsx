import type { ReactNode } from 'react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import { PageHeader } from '#kit/page-header.tsx';
import { OutsideLink, TextLink } from '#kit/text-link.tsx';
import { useTitle } from '#lib/title.ts';
import { itemsQuery } from './items-query.ts';
import { VideoCard } from './video-card.tsx';
import { VIDEO_GRID } from './video-grid.ts';
import type { WatchSearch } from './watch-search.ts';
import { VideoPlayer } from './video-player.tsx';
import { watchQuery } from './watch-query.ts';

export type VideoOrigin = 'library' | 'onboarding';

/** The link back to the list of videos. VID-006 */
export function BackToList({ from }: { from: VideoOrigin }) {
  const [to, words] =
    from === 'onboarding'
      ? (['/videos/onboarding', 'More Onboarding Videos'] as const)
      : (['/videos', 'More Videos'] as const);
  return (
    <TextLink to={to} className="inline-flex items-center gap-1.5">
      <IconArrowLeft size={16} aria-hidden />
      {words}
    </TextLink>
  );
}

/** One row of video cards. */
const CARDS_PER_ROW = 4;

/** The videos that follow one in its playlist; after the last one, the first ones. */
function NextVideos({ videoId, from, list }: { videoId: string; from: 'library' | 'onboarding'; list: number }) {
  const { data } = useQuery(itemsQuery({ id: list }));
  const items = data?.items ?? [];
  const at = items.findIndex(({ id }) => id === videoId);
  const next = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))].slice(0, CARDS_PER_ROW);
  if (next.length === 0) return null;
  const to = from === 'onboarding' ? '/videos/onboarding/watch/$videoId' : '/videos/watch/$videoId';
  return (
    <section aria-labelledby="next-videos" className="mt-8 grid gap-3">
      <h2 id="next-videos" className="text-xl font-bold">
        Next in this playlist
      </h2>
      <ul className={VIDEO_GRID}>
        {next.map((item) => (
          <VideoCard key={item.id} item={item} to={to} list={list} level={3} />
        ))}
      </ul>
    </section>
  );
}

/** One video of the library. VID-002, VID-004 */
export function WatchScreen({ videoId, from, list }: { videoId: string; from: VideoOrigin } & WatchSearch) {
  const { data: video } = useSuspenseQuery(watchQuery(videoId));
  useTitle(video.title);
  return (
    <>
      <PageHeader title={video.title} back={<BackToList from={from} />} />
      <VideoPlayer key={video.id} video={video} />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <Description>{video.description}</Description>
        {video.pageUrl && (
          <OutsideLink href={video.pageUrl} className="inline-flex items-center gap-1.5">
            Watch on YouTube
            <IconExternalLink size={16} aria-hidden />
          </OutsideLink>
        )}
      </div>
      {list !== undefined && <NextVideos videoId={videoId} from={from} list={list} />}
    </>
  );
}

const Description = ({ children }: { children: ReactNode }) => (
  <p className="max-w-prose whitespace-pre-line text-muted wrap-anywhere">{children}</p>
);
