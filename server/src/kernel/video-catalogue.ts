/** A video as a catalogue outside tells of it. */
export interface CatalogueVideo {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly thumbnailUrl: string | null;
  readonly seconds: number | null;
}

/** The answer of a catalogue; stale when the service does not answer now and this is its earlier answer. */
export type CatalogueAnswer<Answer> = Readonly<{ answer: Answer; stale: boolean }>;

/** Playlists and videos that lie with a service outside. D-150 */
export interface VideoCatalogue {
  /** The videos of a playlist in its order, at most 50; null where there is no such playlist. VID-008 */
  playlist(id: string): Promise<CatalogueAnswer<readonly CatalogueVideo[] | null>>;
  /** One video; null where there is none, or none that pages may embed. */
  video(id: string): Promise<CatalogueAnswer<CatalogueVideo | null>>;
}

/** The catalogue does not answer, or not as it should, and nothing recent is kept. */
export class CatalogueDown extends Error {}
