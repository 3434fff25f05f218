import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { IS_LONG_RUN } from '../effort.ts';
import { hostileDrawings } from './drawings.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostileRasters, TELL_TALE } from './rasters.ts';

/** The upload targets, all of which use the same process for redrawing. */
const PLACES = ['profile picture', 'screenshot', 'resource'] as const;

/** Selects the files for one target: by day each file is sent to one of three, at night to all. */
export const sharedOut = (files: readonly HostileFile[], place: (typeof PLACES)[number]): readonly HostileFile[] =>
  IS_LONG_RUN ? files : files.filter((_, at) => at % PLACES.length === PLACES.indexOf(place));

/** The malicious files for a test, and a count of requests to the server to which they refer. */
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
 * Finds what is wrong with a picture made from a malicious file, or null.
 * @param fits checks its size in pixels
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
