import { z } from 'zod';
import type { CatalogueVideo } from '#kernel/video-catalogue';

const Thumbnails = z.record(z.string(), z.object({ url: z.string() }));
const Snippet = z.object({ title: z.string(), description: z.string(), thumbnails: Thumbnails.optional() });

/** The parts of the answer of playlistItems.list that are used here. */
const PlaylistItems = z.object({
  items: z.array(
    z.object({
      snippet: Snippet,
      contentDetails: z.object({ videoId: z.string() }),
      status: z.object({ privacyStatus: z.string() }).optional(),
    }),
  ),
});

/** The parts of the answer of videos.list that are used here. */
const Videos = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: Snippet,
      status: z.object({ embeddable: z.boolean().optional(), privacyStatus: z.string().optional() }).optional(),
    }),
  ),
});

/** The answer of videos.list to a request for durations only. */
const Lengths = z.object({
  items: z.array(z.object({ id: z.string(), contentDetails: z.object({ duration: z.string().optional() }) })),
});

/** The sizes of a picture in order of preference, ending with one that every video has. */
const SIZES = ['medium', 'high', 'default'] as const;

const videoOf = (id: string, { title, description, thumbnails = {} }: z.infer<typeof Snippet>): CatalogueVideo => ({
  id,
  title,
  description,
  thumbnailUrl: SIZES.map((size) => thumbnails[size]?.url).find((url) => url !== undefined) ?? null,
  seconds: null,
});

/** Reads the videos that can be watched, since private and deleted videos remain in a list. */
export const readPlaylistItems = (answer: unknown): CatalogueVideo[] =>
  PlaylistItems.parse(answer)
    .items.filter(({ status }) => status === undefined || ['public', 'unlisted'].includes(status.privacyStatus))
    .map(({ contentDetails, snippet }) => videoOf(contentDetails.videoId, snippet));

/** The video, if there is one and pages may embed it. */
export function readVideo(answer: unknown): CatalogueVideo | null {
  const [item] = Videos.parse(answer).items;
  return item && item.status?.embeddable !== false ? videoOf(item.id, item.snippet) : null;
}

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Reads the seconds of an ISO 8601 duration such as 'PT1H2M5S'; null if invalid, or 0 as for a live stream. */
function secondsOf(duration: string): number | null {
  const [, days, hours, minutes, seconds] = (DURATION.exec(duration) ?? []).map((part) => Number(part ?? 0));
  const sum = (days ?? 0) * 86_400 + (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  return sum > 0 ? sum : null;
}

/** Reads the lengths of videos, by their ids. */
export const readLengths = (answer: unknown): ReadonlyMap<string, number | null> =>
  new Map(Lengths.parse(answer).items.map(({ id, contentDetails }) => [id, secondsOf(contentDetails.duration ?? '')]));
