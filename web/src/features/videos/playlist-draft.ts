import type { EditablePlaylist } from '@bcs/contract/features/videos/model';
import { parseYoutubeId, parseYoutubePlaylist } from '@bcs/contract/features/videos/youtube-address';
import { MISSING } from '@bcs/contract/kernel/missing';
import type { FieldProblems } from '#lib/form.ts';
import { clipOf } from '@bcs/contract/features/videos/playlist';

/** A video in the form, with its address as it was typed. */
export type VideoEntry = { readonly address: string; readonly title: string; readonly description: string };

export interface PlaylistDraft {
  readonly name: string;
  readonly onboarding: boolean;
  readonly external: string;
  readonly videos: readonly VideoEntry[];
}

export const EMPTY_PLAYLIST: PlaylistDraft = { name: '', onboarding: false, external: '', videos: [] };
export const EMPTY_VIDEO: VideoEntry = { address: '', title: '', description: '' };

/** A stored playlist in the form. */
export const toPlaylistDraft = ({ name, onboarding, externalId, videos }: EditablePlaylist): PlaylistDraft => ({
  name,
  onboarding,
  external: externalId ?? '',
  videos: videos.map(({ videoId, title, description }) => ({ address: videoId, title, description })),
});

const videoOf = (address: string) =>
  clipOf(address.trim())
    ? ({ videoId: address.trim(), source: 'file' } as const)
    : ({ videoId: parseYoutubeId(address) ?? '', source: 'youtube' } as const);

/** Returns what the form sends. */
export const toPlaylistFields = ({ name, onboarding, external, videos }: PlaylistDraft) => ({
  name: name.trim(),
  onboarding,
  externalId: parseYoutubePlaylist(external),
  videos: videos.map(({ address, title, description }) => ({ ...videoOf(address), title: title.trim(), description })),
});

export type VideoErrors = { readonly address?: string; readonly title?: string };

/** Finds the errors of one of the videos. */
export function videoErrors(entry: VideoEntry, others: readonly VideoEntry[]): VideoErrors {
  const { videoId } = videoOf(entry.address);
  const twice = others.filter(({ address }) => videoOf(address).videoId === videoId).length > 1;
  return {
    ...(videoId === '' && { address: "This isn't a YouTube video. Paste its link, or its 11-character ID." }),
    ...(videoId !== '' && twice && { address: 'A playlist can list each video only once.' }),
    ...(entry.title.trim() === '' && { title: MISSING }),
  };
}

export interface PlaylistErrors {
  readonly name?: string;
  readonly external?: string;
  readonly videos: readonly VideoErrors[];
}

/** Finds the errors of the form. */
export const playlistErrors = ({ name, external, videos }: PlaylistDraft): PlaylistErrors => ({
  ...(name.trim() === '' && { name: MISSING }),
  ...(external.trim() !== '' &&
    parseYoutubePlaylist(external) === null && { external: "This isn't a YouTube playlist." }),
  videos: videos.map((entry) => videoErrors(entry, videos)),
});

/** Names what is wrong by field, where all videos are one field. */
export const toProblems = ({ name, external, videos }: PlaylistErrors): FieldProblems => ({
  name,
  external,
  videos: videos.flatMap(({ address, title }) => address ?? title ?? [])[0],
});
