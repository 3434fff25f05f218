import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The behavior of the stand-in: as it should, or in one of the ways in which services fail. */
export type Mood = 'well' | 'down' | 'slow' | 'garbage' | 'other shape' | 'huge' | 'redirecting';

export interface YoutubeUpload {
  readonly id: string;
  readonly title: string;
  readonly privacyStatus?: 'public' | 'unlisted' | 'private' | 'privacyStatusUnspecified';
  readonly embeddable?: boolean;
  readonly duration?: string;
}

/** The YouTube Data API of tests: as strict as the real one about what it is asked. */
export interface FakeYoutube {
  readonly apiUrl: string;
  mood: Mood;
  readonly playlists: Map<string, readonly YoutubeUpload[]>;
  /** The requests received, without the key. */
  readonly asked: string[];
  close(): Promise<void>;
}

export const YOUTUBE_KEY = 'key-of-the-tests';
const DEFAULT_RESULTS = 5;
const PARAMS: Readonly<Record<string, readonly string[]>> = {
  playlistItems: ['key', 'maxResults', 'part', 'playlistId'],
  videos: ['id', 'key', 'part'],
};

const snippetOf = ({ id, title }: YoutubeUpload) => ({
  title,
  description: `About ${title}`,
  thumbnails: { default: { url: `https://i.ytimg.com/vi/${id}/default.jpg`, width: 120, height: 90 } },
});

/** Picks the parts that were asked for, and nothing else. */
const partsOf = (part: string | null, parts: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => part?.split(',').includes(name)));

function answer(list: string, query: URLSearchParams, playlists: FakeYoutube['playlists']): [number, unknown] {
  const known = PARAMS[list];
  const refuse = (code: number, reason: string): [number, unknown] => [code, { error: { code, errors: [{ reason }] } }];
  if (!known) return refuse(404, 'notFound');
  if (query.get('key') !== YOUTUBE_KEY) return refuse(400, 'badRequest');
  if ([...query.keys()].some((name) => !known.includes(name)) || !query.get('part'))
    return refuse(400, 'invalidParameter');
  const part = query.get('part');
  if (list === 'videos') {
    const ids = query.get('id')?.split(',') ?? [];
    if (ids.length > 50) return refuse(400, 'invalidFilters');
    const uploads = new Map([...playlists.values()].flat().map((upload) => [upload.id, upload]));
    const items = ids
      .flatMap((id) => uploads.get(id) ?? [])
      .map((upload) => {
        const { embeddable = true, privacyStatus = 'public', duration = 'PT4M5S' } = upload;
        const parts = {
          snippet: snippetOf(upload),
          status: { embeddable, privacyStatus },
          contentDetails: { duration },
        };
        return { id: upload.id, ...partsOf(part, parts) };
      });
    return [200, { kind: 'youtube#videoListResponse', items }];
  }
  const most = Number(query.get('maxResults') ?? DEFAULT_RESULTS);
  const uploads = playlists.get(query.get('playlistId') ?? '');
  if (!(most >= 0 && most <= 50)) return refuse(400, 'invalidValue');
  if (!uploads) return refuse(404, 'playlistNotFound');
  const items = uploads.slice(0, most).map((upload, position) => ({
    kind: 'youtube#playlistItem',
    ...partsOf(part, {
      snippet: { ...snippetOf(upload), position },
      contentDetails: { videoId: upload.id },
      status: { privacyStatus: upload.privacyStatus ?? 'public' },
    }),
  }));
  return [200, { kind: 'youtube#playlistItemListResponse', items, pageInfo: { totalResults: uploads.length } }];
}

const MOODS: Readonly<Partial<Record<Mood, (response: ServerResponse) => void>>> = {
  down: (response) => response.writeHead(503).end('<h1>Backend Error</h1>'),
  // never answers; stopping the server closes the connection
  slow: () => undefined,
  garbage: (response) => response.writeHead(200).end('<html>'),
  'other shape': (response) => response.writeHead(200).end('{"items":[{"id":7}]}'),
  huge: (response) => response.writeHead(200).end(`"${'x'.repeat(3 * 1024 * 1024)}"`),
  redirecting: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
};

/** Opens it on a free port. */
export async function openYoutube(): Promise<FakeYoutube> {
  const playlists: FakeYoutube['playlists'] = new Map();
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://youtube');
    const list = url.pathname.replace('/youtube/v3/', '');
    asked.push(`${list} ${url.searchParams.get('playlistId') ?? url.searchParams.get('id')}`);
    const odd = MOODS[fake.mood];
    if (odd) return odd(response);
    const [status, body] = answer(list, url.searchParams, playlists);
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeYoutube = {
    apiUrl: `http://127.0.0.1:${port}/youtube/v3`,
    mood: 'well',
    playlists,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}
