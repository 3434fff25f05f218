import type { Locator, Page } from '@playwright/test';
import decode, { type FinderPoints, type Image } from 'qr/decode.js';

/** The margin around a picture that is examined as well, as a fraction of its width: scanners need a quiet zone. */
const AROUND = 0.15;
/** The number of quiet cells that are required; a rounded corner may cut the outermost of four. */
const QUIET_CELLS = 3;

interface Scanned {
  readonly text: string;
  /** The highest brightness of the corner marks, and the lowest of the quiet zone; white is 255. */
  readonly ink: number;
  readonly paper: number;
}

/** Reads a QR code from the screen, with another library than the one that drew it. */
export async function scan(picture: Locator): Promise<Scanned> {
  const image = await painted(picture);
  let found: FinderPoints | undefined;
  // the speed of the machine must not decide whether it can be read
  const text = decode(image, { timeLimit: 10_000, pointsOnDetect: (points) => (found = points) });
  if (!found) throw new Error('Nothing was found in the picture.');
  const { tl, tr, bl, bounds } = found;
  const quiet = QUIET_CELLS * tl.moduleSize;
  const [left, top] = [bounds[0].x - quiet, bounds[0].y - quiet];
  const [right, bottom] = [bounds[2].x + quiet, bounds[2].y + quiet];
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  const around = [left, across, right].flatMap((x) => [top, down, bottom].map((y) => ({ x, y })));
  const quietPoints = around.filter(({ x, y }) => x !== across || y !== down);
  return {
    text,
    ink: Math.max(...[tl, tr, bl].map((point) => brightness(image, point))),
    paper: Math.min(...quietPoints.map((point) => brightness(image, point))),
  };
}

/**
 * The pixels of a picture and its surroundings. The browser decodes the PNG in an empty page, where no content policy
 * interferes.
 */
async function painted(picture: Locator): Promise<Image> {
  const page = picture.page();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  const margin = box.width * AROUND;
  const clip = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  const png = await page.screenshot({ clip, animations: 'disabled', fullPage: true });
  const reader = await page.context().newPage();
  const { width, height, pixels } = await pixelsOf(reader, png.toString('base64'));
  await reader.close();
  return { width, height, data: Uint8Array.from(pixels) };
}

const pixelsOf = (reader: Page, png: string) =>
  reader.evaluate<{ width: number; height: number; pixels: number[] }>(`(async () => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,${png}';
    await picture.decode();
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    return { width, height, pixels: [...canvas.getImageData(0, 0, width, height).data] };
  })()`);

function brightness({ width, data }: Image, { x, y }: { x: number; y: number }): number {
  const at = 4 * (Math.round(y) * width + Math.round(x));
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return (red + green + blue) / 3;
}
