import { parseId } from '#lib/search.ts';

/** The playlist from which a video is watched, as it is in the address. */
export type WatchSearch = { list?: number | undefined };

export function readWatchSearch(search: Readonly<Record<string, unknown>>): WatchSearch {
  const list = parseId(String(search['list']));
  return list === undefined ? {} : { list };
}
