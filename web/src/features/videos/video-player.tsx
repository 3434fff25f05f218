import type { VideoDetails } from '@bcs/contract/features/videos/model';

/**
 * Plays one of our clips, or shows the player of the service that hosts the video; in a card it is as large as the
 * card.
 */
export const VideoPlayer = ({ video, inCard = false }: { video: VideoDetails; inCard?: boolean }) =>
  video.player === 'clip' ? <Clip video={video} /> : <Framed video={video} inCard={inCard} />;

const CLASS_NAME = 'w-full rounded-card border border-line bg-night';

const Clip = ({ video: { title, thumbnailUrl, sources, captionsUrl } }: { video: VideoDetails }) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- every clip has one; the rule cannot see through the condition
  <video
    controls
    playsInline
    preload="metadata"
    aria-label={title}
    poster={thumbnailUrl ?? undefined}
    className={`${CLASS_NAME} aspect-video max-h-[710px]`}
  >
    {sources.map(({ url, type }) => (
      <source key={type} src={url} type={type} />
    ))}
    {captionsUrl && <track kind="captions" srcLang="en" label="English" src={captionsUrl} default />}
  </video>
);

const Framed = ({ video: { title, embedUrl }, inCard }: { video: VideoDetails; inCard: boolean }) => (
  <iframe
    src={embedUrl}
    title={title}
    allow="fullscreen; autoplay; encrypted-media; picture-in-picture"
    // YouTube plays nothing for pages that do not say who they are
    referrerPolicy="strict-origin-when-cross-origin"
    // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin cannot take its sandbox off, and its player needs its own storage
    sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
    className={`${CLASS_NAME} ${inCard ? 'aspect-video' : 'h-[710px] max-md:aspect-video max-md:h-auto'}`}
  />
);
