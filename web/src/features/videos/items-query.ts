import { MOST_VIDEOS } from '@bcs/contract/features/videos/playlist';
import type { Playlist } from '@bcs/contract/features/videos/model';
import { callQuery } from '#lib/queries.ts';

/** The read of a playlist's videos: as many as one may ask for. VID-008 */
export const itemsQuery = ({ id }: Pick<Playlist, 'id'>) =>
  callQuery('videoPlaylistItems', { playlistId: String(id), maxResults: String(MOST_VIDEOS) });
