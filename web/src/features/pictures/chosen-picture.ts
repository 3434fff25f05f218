import { refusePictures, PICTURE_BYTES, PICTURE_SIZE } from '@bcs/contract/features/pictures/picture';
import { cropSquare, type Crop, type PictureSize } from './crop.ts';

/** A picture that the browser has read and can show. */
export interface ChosenPicture extends PictureSize {
  readonly url: string;
}

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });

async function imageOf(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/**
 * Reads a chosen, dropped or pasted file; returns null if it is not a supported picture. PEOPLE-013, PEOPLE-018 to
 * PEOPLE-020
 */
export async function readChosenPicture(files: readonly File[]): Promise<ChosenPicture | null> {
  const [file] = files;
  if (!file || refusePictures(files)) return null;
  try {
    const url = await dataUrlOf(file);
    const { naturalWidth: width, naturalHeight: height } = await imageOf(url);
    return width > 0 && height > 0 ? { url, width, height } : null;
  } catch {
    return null;
  }
}

const QUALITIES = [0.92, 0.8, 0.6, 0.4];
const MIME_TYPE = 'image/jpeg';
/** The number of base64 characters for each byte. */
const GROWTH = 4 / 3;

/** Cuts the square out as a separate file that is small enough to upload. */
export async function cropPicture(picture: ChosenPicture, crop: Crop): Promise<{ url: string; mimeType: string }> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIZE;
  canvas.height = PICTURE_SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const { left, top, side } = cropSquare(picture, crop);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(await imageOf(picture.url), left, top, side, side, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const urls = QUALITIES.map((quality) => () => canvas.toDataURL(MIME_TYPE, quality));
  let url = '';
  for (const draw of urls) {
    url = draw();
    if (url.length < PICTURE_BYTES * GROWTH) break;
  }
  return { url, mimeType: MIME_TYPE };
}
