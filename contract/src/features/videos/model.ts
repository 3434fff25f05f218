import { z } from 'zod';
import { count, id, requiredText, text, mistake } from '#kernel/schema';

/** The limits of `playlist.ts`, which browsers use; a test compares them. */
export const LIBRARY_LIMITS = { videos: 50, playlists: 50 } as const;
const MAX_LENGTHS = { name: 100, title: 200, description: 1000 } as const;

/** A playlist; those for onboarding are listed separately. VID-003, VID-005, D-151 */
export const Playlist = z.object({
  id: id(),
  name: z.string(),
  onboarding: z.boolean(),
  /** The university whose admins manage it; null for those of the installation. D-207 */
  universityId: id().nullable(),
});
export type Playlist = z.infer<typeof Playlist>;

/** One video of a playlist. D-150 */
export const PlaylistItem = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnailUrl: z.string().nullable(),
  /** The length in seconds; null where it is not known. */
  seconds: count().nullable().default(null),
});
export type PlaylistItem = z.infer<typeof PlaylistItem>;

/** A video with the data that its player needs. D-150 */
export const VideoDetails = PlaylistItem.omit({ seconds: true }).extend({
  embedUrl: z.string(),
  /** 'frame' for an external player, 'clip' for a film that the browser plays itself. */
  player: z.enum(['frame', 'clip']),
  /** The files of a clip, one for each format. */
  sources: z.array(z.object({ url: z.string(), type: z.string() })),
  captionsUrl: z.string().nullable(),
  /** The page of an external video, in case its frame stays empty. */
  pageUrl: z.string().nullable(),
});
export type VideoDetails = z.infer<typeof VideoDetails>;

/** A video in the list that staff edit. */
export const ListedVideo = z.strictObject({
  videoId: z.string().max(64),
  source: z.enum(['file', 'youtube']),
  title: requiredText(MAX_LENGTHS.title),
  description: text(MAX_LENGTHS.description),
});

/** The fields of a playlist that staff may change. */
export const playlistFields = {
  name: requiredText(MAX_LENGTHS.name),
  onboarding: z.boolean(),
  /** A YouTube playlist that is shown instead of this list, if the service is configured. */
  externalId: z
    .string()
    .regex(/^[\w-]{10,64}$/, mistake({ NO_YOUTUBE_PLAYLIST: "This isn't a YouTube playlist." }))
    .nullable(),
  videos: z.array(ListedVideo).max(LIBRARY_LIMITS.videos),
};

/** A playlist as staff edit it. The version tells whether somebody else has changed it. */
export const EditablePlaylist = z.object({ id: id(), version: count(), ...playlistFields });
export type EditablePlaylist = z.infer<typeof EditablePlaylist>;
