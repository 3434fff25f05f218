/** Thrown if the bytes are not an accepted picture, or would be too expensive to read. */
export class NotAnImage extends Error {}

/** The purpose of a picture, which decides what is accepted and how it is written. */
export type PicturePurpose = 'profile' | 'screenshot' | 'resource';

/** A picture drawn by the product, which contains nothing of the upload but its pixels. D-155 */
export type Image = Readonly<{ bytes: Uint8Array; mimeType: 'image/webp'; extension: 'webp' }>;

/** Redraws uploaded pictures, a few at a time, with limited time and memory. */
export interface Images {
  /**
   * @throws NotAnImage, or RefusalError if too many are waiting
   */
  redraw(bytes: Uint8Array, purpose: PicturePurpose): Promise<Image>;
}
