import { youtubePageOf } from '@bcs/contract/features/videos/youtube-address';
import type { PlaylistItem, VideoDetails } from '@bcs/contract/features/videos/model';
import { VIDEO_SERVICE_DOWN } from '@bcs/contract/features/videos/failures';
import type { Instant } from '@bcs/contract/kernel/clock';
import { clipTicket } from '#kernel/clip-tickets';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { CatalogueDown, type VideoCatalogue } from '#kernel/video-catalogue';
import type { StoredVideo, VideoSources } from './queries.ts';

/** Turns the failure of a catalogue into a declared refusal. */
export async function refuseIfDown<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof CatalogueDown ? new RefusalError(VIDEO_SERVICE_DOWN) : error;
  }
}

/**
 * Finds a video of the library. An external video counts if a playlist of the library contains it; looking up any other
 * one would use up the API key's quota.
 */
export async function getVideo(
  { video, externalIds }: VideoSources,
  videoId: string,
  catalogue: VideoCatalogue | null,
): Promise<StoredVideo | undefined> {
  if (video || !catalogue) return video ?? undefined;
  let silent: unknown;
  for (const externalId of externalIds) {
    // a list that fails must not hide a video in another one
    const listed = await catalogue.playlist(externalId).catch((error: unknown) => void (silent = error));
    if (!listed?.answer?.some(({ id }) => id === videoId)) continue;
    const { answer } = await refuseIfDown(catalogue.video(videoId));
    return answer ? { ...answer, source: 'youtube' } : undefined;
  }
  return silent === undefined ? undefined : refuseIfDown(Promise.reject(silent));
}

/** The formats of a clip, the smallest first. */
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
