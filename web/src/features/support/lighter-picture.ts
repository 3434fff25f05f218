import { SCREENSHOT_SIDE } from '@bcs/contract/features/support/screenshot';

/** Below this a picture is sent as it is, in bytes. */
const MAX_UNCHANGED_BYTES = 400_000;
const DRAWN_ANEW = ['image/png', 'image/jpeg', 'image/webp'];
const MIME_TYPE = 'image/webp';
const QUALITY = 0.85;

/**
 * Makes a large picture smaller, at most as large as the server stores it: on a weak network a phone would need too
 * long for five megabytes. Returns the file itself if it is small or nothing is gained.
 */
export async function lighterPicture(file: File): Promise<File> {
  if (file.size <= MAX_UNCHANGED_BYTES || !DRAWN_ANEW.includes(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, SCREENSHOT_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, MIME_TYPE, QUALITY));
  return drawn && drawn.size < file.size ? new File([drawn], file.name, { type: drawn.type }) : file;
}
