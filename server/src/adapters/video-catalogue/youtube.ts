import { SECOND } from '@bcs/contract/kernel/clock';
import { boundedBody } from '#adapters/bounded-body';
import { CatalogueDown, type CatalogueVideo, type VideoCatalogue } from '#kernel/video-catalogue';
import { readLengths, readPlaylistItems, readVideo } from './youtube-answers.ts';

export interface Youtube {
  /** The address of the YouTube Data API. */
  readonly apiUrl: string;
  readonly key: string;
}

const TIMEOUT = 3 * SECOND;
/** The size limit of an answer; fifty videos with the longest descriptions take a quarter of it. */
const LARGEST_ANSWER = 2 * 1024 * 1024;
/** Specified by VID-008. */
const MOST_RESULTS = '50';
const NOTHING_THERE = 404;

/**
 * Asks the YouTube Data API.
 * @throws CatalogueDown if it fails or does not answer in time
 */
export function youtubeCatalogue({ apiUrl, key }: Youtube, within: number = TIMEOUT): VideoCatalogue {
  const ask = async (list: string, query: Readonly<Record<string, string>>): Promise<unknown> => {
    const url = new URL(`${apiUrl}/${list}`);
    url.search = new URLSearchParams({ ...query, key }).toString();
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(within) });
      if (response.status === NOTHING_THERE) return null;
      if (!response.ok) throw new Error(`status ${response.status}`);
      return JSON.parse((await boundedBody(response, LARGEST_ANSWER)).toString('utf8')) as unknown;
    } catch (error) {
      // the address contains the key, so only the kind of the error is passed on
      throw new CatalogueDown(`YouTube ${list}: ${(error as Error).name}`);
    }
  };
  const reading = <Answer>(read: () => Answer): Answer => {
    try {
      return read();
    } catch {
      throw new CatalogueDown('YouTube answered in another form.');
    }
  };
  /** Adds the durations of videos, which lists do not contain; they are left out if they cannot be read. */
  const withLengths = async (videos: readonly CatalogueVideo[]): Promise<readonly CatalogueVideo[]> => {
    if (videos.length === 0) return videos;
    try {
      const answer = await ask('videos', { part: 'contentDetails', id: videos.map(({ id }) => id).join(',') });
      const lengths = readLengths(answer);
      return videos.map((video) => ({ ...video, seconds: lengths.get(video.id) ?? null }));
    } catch {
      return videos;
    }
  };
  return {
    playlist: async (playlistId) => {
      const answer = await ask('playlistItems', {
        part: 'snippet,contentDetails,status',
        maxResults: MOST_RESULTS,
        playlistId,
      });
      if (answer === null) return { answer, stale: false };
      return { answer: await withLengths(reading(() => readPlaylistItems(answer))), stale: false };
    },
    video: async (id) => {
      const answer = await ask('videos', { part: 'snippet,status', id });
      return { answer: answer === null ? null : reading(() => readVideo(answer)), stale: false };
    },
  };
}
