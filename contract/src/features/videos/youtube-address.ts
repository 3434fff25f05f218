const ID = /^[\w-]{11}$/;
const LIST = /^[\w-]{10,64}$/;
const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const SHORT_HOST = 'youtu.be';
/** The path segments that can precede the id: /embed/…, /shorts/…, /live/… */
const BEFORE_ID = ['embed', 'shorts', 'live'];

/** Tells whether a text is the id of a YouTube video. */
export const isYoutubeId = (text: string): boolean => ID.test(text);

const urlOf = (text: string): URL | null => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '' ? url : null;
};

/** Finds the id of a video in an address or an id; null if there is none. Only addresses of YouTube count. */
export function parseYoutubeId(text: string): string | null {
  const trimmed = text.trim();
  if (isYoutubeId(trimmed)) return trimmed;
  const url = urlOf(trimmed);
  if (!url) return null;
  const [first = '', second = ''] = url.pathname.slice(1).split('/');
  const onHost = HOSTS.includes(url.hostname);
  const candidates = [
    url.hostname === SHORT_HOST ? first : '',
    onHost && first === 'watch' ? (url.searchParams.get('v') ?? '') : '',
    onHost && BEFORE_ID.includes(first) ? second : '',
  ];
  return candidates.find(isYoutubeId) ?? null;
}

/** Finds the id of a playlist in an address or an id, or null. */
export function parseYoutubePlaylist(text: string): string | null {
  const trimmed = text.trim();
  if (LIST.test(trimmed)) return trimmed;
  const url = urlOf(trimmed);
  const list = url && HOSTS.includes(url.hostname) ? (url.searchParams.get('list') ?? '') : '';
  return LIST.test(list) ? list : null;
}

/** Returns the address of a video on YouTube. */
export const youtubePageOf = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
