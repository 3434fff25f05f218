import { lengthText, spokenLength } from '@bcs/contract/features/videos/length';
import type { PlaylistItem } from '@bcs/contract/features/videos/model';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { cx } from '#kit/cx.ts';
import { TextLink } from '#kit/text-link.tsx';
import './video-card.css';

/** The page on which a video is watched. */
export type WatchRoute = '/videos/watch/$videoId' | '/videos/onboarding/watch/$videoId';

type Props = {
  item: PlaylistItem;
  to: WatchRoute;
  /** The playlist it is seen in: the next ones are offered after it. */
  list: number;
  level: 2 | 3;
};

/** One video of a list; the whole card is the way to it. */
export function VideoCard({ item, to, list, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <li className="video-card relative grid min-w-0 content-start overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <Poster item={item} />
      <div className="grid content-start gap-1 p-3.5">
        <Heading className="leading-snug font-semibold wrap-anywhere">
          <TextLink
            to={to}
            params={{ videoId: item.id }}
            search={{ list }}
            className="text-ink after:absolute after:inset-0"
          >
            {item.title}
          </TextLink>
        </Heading>
        {item.seconds !== null && <span className="sr-only">{spokenLength(item.seconds)}</span>}
        {item.description && <p className="line-clamp-2 text-sm text-muted">{item.description}</p>}
      </div>
    </li>
  );
}

/** The two lights on one night background, so that a shelf does not look like one video four times. */
const LIGHTS = [
  'bg-[radial-gradient(ellipse_at_85%_10%,var(--color-night-glow),transparent_62%)]',
  'bg-[radial-gradient(ellipse_at_92%_-10%,var(--color-night-glow),transparent_58%)]',
];
const lightOf = (id: string) =>
  LIGHTS[Array.from(id).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % LIGHTS.length];

/**
 * The first frame of our own clips, and a title card for all others: pictures on other servers would reveal who looks
 * at the list.
 */
function Poster({ item: { id, title, thumbnailUrl, seconds } }: { item: PlaylistItem }) {
  const own = thumbnailUrl?.startsWith('/') ? thumbnailUrl : null;
  return (
    <div
      aria-hidden
      className={cx(
        'video-poster relative grid min-h-20 content-start overflow-hidden bg-night text-white',
        !own && lightOf(id),
      )}
    >
      {own ? (
        <img src={own} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
      ) : (
        <span
          data-title={title}
          className="video-title line-clamp-3 text-xl leading-tight font-bold tracking-tight wrap-anywhere max-sm:hidden"
        />
      )}
      <span className="video-play absolute bottom-2 left-2 grid size-8 place-items-center rounded-full bg-white text-black transition-transform motion-reduce:transition-none">
        <IconPlayerPlayFilled size={15} />
      </span>
      {seconds !== null && (
        <span
          data-length={lengthText(seconds)}
          className="video-length absolute bottom-2 rounded-md px-1.5 py-0.5 text-xs font-semibold text-white tabular-nums"
        />
      )}
    </div>
  );
}
