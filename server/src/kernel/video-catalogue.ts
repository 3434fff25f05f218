/** A video as an external catalogue describes it. */
export interface CatalogueVideo {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly thumbnailUrl: string | null;
  readonly seconds: number | null;
}

/** An answer of a catalogue; stale if the service does not respond and it is an earlier one. */
export type CatalogueAnswer<Answer> = Readonly<{ answer: Answer; stale: boolean }>;

/** Playlists and videos of an external service. D-150 */
export interface VideoCatalogue {
  /** The videos of a playlist in order, at most 50; null if it does not exist. VID-008 */
  playlist(id: string): Promise<CatalogueAnswer<readonly CatalogueVideo[] | null>>;
  /** One video; null if it does not exist, or cannot be embedded. */
  video(id: string): Promise<CatalogueAnswer<CatalogueVideo | null>>;
}

/** The catalogue fails, and nothing recent is stored. */
export class CatalogueDown extends Error {}
