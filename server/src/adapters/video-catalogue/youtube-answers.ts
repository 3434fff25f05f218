import { z } from 'zod';
import type { CatalogueVideo } from '#kernel/video-catalogue';

const Thumbnails = z.record(z.string(), z.object({ url: z.string() }));
const Snippet = z.object({ title: z.string(), description: z.string(), thumbnails: Thumbnails.optional() });

/** What playlistItems.list answers, as far as it matters here. */
const PlaylistItems = z.object({
  items: z.array(
    z.object({
      snippet: Snippet,
      contentDetails: z.object({ videoId: z.string() }),
      status: z.object({ privacyStatus: z.string() }).optional(),
    }),
  ),
});

/** What videos.list answers, as far as it matters here. */
const Videos = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: Snippet,
      status: z.object({ embeddable: z.boolean().optional(), privacyStatus: z.string().optional() }).optional(),
    }),
  ),
});

/** From the best for a card to what every video has. */
const SIZES = ['medium', 'high', 'default'] as const;

const videoOf = (id: string, { title, description, thumbnails = {} }: z.infer<typeof Snippet>): CatalogueVideo => ({
  id,
  title,
  description,
  thumbnailUrl: SIZES.map((size) => thumbnails[size]?.url).find((url) => url !== undefined) ?? null,
});

/** The videos that somebody can watch: entries of private and deleted videos stay in a list for ever. */
export const readPlaylistItems = (answer: unknown): CatalogueVideo[] =>
  PlaylistItems.parse(answer)
    .items.filter(({ status }) => status === undefined || ['public', 'unlisted'].includes(status.privacyStatus))
    .map(({ contentDetails, snippet }) => videoOf(contentDetails.videoId, snippet));

/** The video, if there is one and pages may embed it. */
export function readVideo(answer: unknown): CatalogueVideo | null {
  const [item] = Videos.parse(answer).items;
  return item && item.status?.embeddable !== false ? videoOf(item.id, item.snippet) : null;
}
