import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { LONG } from '../effort.ts';
import { hostileDrawings } from './drawings.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostileRasters, TELL_TALE } from './rasters.ts';

/** The places to which files are sent, all of which have them drawn by the same process. */
const PLACES = ['profile picture', 'screenshot', 'resource'] as const;

/** The files that are sent to one place: by day each file goes to one of the three, in a night to all. */
export const sharedOut = (files: readonly HostileFile[], place: (typeof PLACES)[number]): readonly HostileFile[] =>
  LONG ? files : files.filter((_, at) => at % PLACES.length === PLACES.indexOf(place));

/** The hostile files, for the tests of one file, and how often any of them reached the server that they point at. */
export function useHostileFiles() {
  const hostile = { files: [] as readonly HostileFile[], reached: 0 };
  const elsewhere = createServer((_request, response) => {
    hostile.reached += 1;
    response.end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    hostile.files = [...hostileDrawings(`http://127.0.0.1:${port}`), ...(await hostileRasters())];
  });
  afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));
  return hostile;
}

/**
 * Describes the problem of a picture that was made from a hostile file, or null.
 * @param fits whether it has the size that it may have, in pixels
 */
export async function pictureProblem(
  { rawPayload, headers }: { readonly rawPayload: Buffer; readonly headers: Readonly<Record<string, unknown>> },
  fits: (width: number, height: number) => boolean,
): Promise<string | null> {
  const { format, width, height, exif, icc, xmp, iptc } = await sharp(rawPayload).metadata();
  if (format !== 'webp' || headers['content-type'] !== 'image/webp') return `it became ${format}`;
  if (!fits(width, height)) return `it is ${width} by ${height}`;
  if (exif ?? icc ?? xmp ?? iptc) return 'it brought something along';
  const text = rawPayload.toString('latin1');
  return /script|alert|<svg|php|onload|root:/i.test(text) || text.includes(TELL_TALE) ? 'it says something' : null;
}
