import { youtubePageOf } from '@bcs/contract/features/videos/youtube-address';
import type { PlaylistItem, VideoDetails } from '@bcs/contract/features/videos/model';
import { VIDEO_SERVICE_DOWN } from '@bcs/contract/features/videos/failures';
import type { Instant } from '@bcs/contract/kernel/clock';
import { clipTicket } from '#kernel/clip-tickets';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { CatalogueDown, type VideoCatalogue } from '#kernel/video-catalogue';
import type { StoredVideo, Whereabouts } from './queries.ts';

/** A catalogue that does not answer is a declared refusal. */
export async function orDown<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof CatalogueDown ? new RefusalError(VIDEO_SERVICE_DOWN) : error;
  }
}

/**
 * The video as the library knows it. One that only lies outside counts when a playlist of the library lists it: the
 * rest of the world's videos is none of ours, and asking for them would use up the key.
 */
export async function videoOf(
  { video, externalIds }: Whereabouts,
  videoId: string,
  catalogue: VideoCatalogue | null,
): Promise<StoredVideo | undefined> {
  if (video || !catalogue) return video ?? undefined;
  let silent: unknown;
  for (const externalId of externalIds) {
    // one list that cannot be had must not hide a video of another
    const listed = await catalogue.playlist(externalId).catch((error: unknown) => void (silent = error));
    if (!listed?.answer?.some(({ id }) => id === videoId)) continue;
    const { answer } = await orDown(catalogue.video(videoId));
    return answer ? { ...answer, source: 'youtube' } : undefined;
  }
  return silent === undefined ? undefined : orDown(Promise.reject(silent));
}

/** The forms a clip is stored in, the smallest first. */
const FORMS = [
  ['webm', 'video/webm'],
  ['mp4', 'video/mp4'],
] as const;

/** Composes the details that the player needs. */
export function detailsOf(
  { source, ...item }: StoredVideo,
  { sealer, settings }: Services,
  now: Instant,
): VideoDetails {
  return source === 'file'
    ? { ...item, ...clipOf({ source, ...item }, clipTicket(sealer, item.id, now)) }
    : {
        ...item,
        player: 'frame',
        embedUrl: `${settings.videoPlayerOrigin}/embed/${item.id}`,
        sources: [],
        captionsUrl: null,
        pageUrl: youtubePageOf(item.id),
      };
}

function clipOf({ id }: StoredVideo, ticket: string): Omit<VideoDetails, keyof PlaylistItem> {
  const addressOf = (form: string) => `/files/clips/${id}.${form}?ticket=${ticket}`;
  return {
    player: 'clip',
    embedUrl: addressOf('mp4'),
    sources: FORMS.map(([form, type]) => ({ url: addressOf(form), type })),
    captionsUrl: addressOf('vtt'),
    pageUrl: null,
  };
}
