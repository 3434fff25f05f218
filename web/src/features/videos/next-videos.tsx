import { useQuery } from '@tanstack/react-query';
import { itemsQuery } from './items-query.ts';
import { VideoCard } from './video-card.tsx';
import { VIDEO_GRID } from './video-grid.ts';

/** One row of cards. */
const CARDS_PER_ROW = 4;

type Props = { videoId: string; from: 'library' | 'onboarding'; list: number };

/** The videos that follow one in the playlist where it was found; from its end on, the first ones. */
export function NextVideos({ videoId, from, list }: Props) {
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
