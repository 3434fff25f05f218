/** These bytes are no picture of a kind that is taken, or one that would cost too much to read. */
export class NoImage extends Error {}

/** The purpose of a picture, which decides what is accepted and how it is written. */
export type Purpose = 'profile' | 'screenshot' | 'resource';

/** A picture as the product wrote it itself: nothing of what was uploaded is in it but what is seen. D-155 */
export type Image = Readonly<{ bytes: Uint8Array; mimeType: 'image/webp'; extension: 'webp' }>;

/** Decodes what people upload and writes it anew, a few at a time, with bounded time and memory. */
export interface Images {
  /** @throws NoImage, or RefusalError when too many wait */
  redraw(bytes: Uint8Array, purpose: Purpose): Promise<Image>;
}
