import type { PlaylistItem } from '@bcs/contract/features/videos/model';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { cx } from '#kit/cx.ts';
import { TextLink } from '#kit/text-link.tsx';

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
    <li className="group relative grid min-w-0 content-start overflow-hidden max-sm:grid-cols-[8.5rem_minmax(0,1fr)] rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-pop">
      <Poster url={item.thumbnailUrl} />
      <div className="grid content-start gap-1 p-3.5 sm:p-4">
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
        {item.description && <p className="line-clamp-2 text-sm text-muted">{item.description}</p>}
      </div>
    </li>
  );
}

/** The first scene of our own clips. Pictures that lie elsewhere would tell others who looks at the list. */
function Poster({ url }: { url: string | null }) {
  const own = url?.startsWith('/') ? url : null;
  return (
    <div
      aria-hidden
      className={cx('relative grid min-h-20 place-items-center sm:aspect-video', own ? 'bg-night' : 'bg-brand-soft')}
    >
      {own && (
        <img
          src={own}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover max-sm:object-contain"
        />
      )}
      <span
        className={cx(
          'grid place-items-center rounded-full transition-transform group-hover:scale-108 motion-reduce:transition-none',
          own ? 'absolute bottom-2 left-2 size-8 bg-white text-black' : 'size-10 bg-brand text-on-brand sm:size-13',
        )}
      >
        <IconPlayerPlayFilled size={own ? 15 : 22} />
      </span>
    </div>
  );
}
