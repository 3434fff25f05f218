import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PicturePurpose } from '#kernel/images';

/**
 * Redraws one picture: bytes come in, a WebP goes out. It runs in a separate process, because a malicious file can keep
 * the library busy for longer than its own limits allow; the parent process then kills it. D-155
 */

interface Drawing {
  readonly takes: readonly string[];
  /** Tells whether animations are kept. */
  readonly moves?: true;
  readonly draw: (picture: Sharp) => Sharp;
}

const SIDE = 512;
/** The longest side of a screenshot: SCREENSHOT_SIDE of the contract, which adapters cannot import. */
const WIDEST = 2560;
/** The largest size of a resource: the width of the widest screens, and the greatest height of the format. */
const RESOURCE = { width: 3840, height: 16_000 };
/** The highest number of pixels; a phone's picture has 12 million, and the largest screens have 15 million. */
const MOST_PIXELS = 24_000_000;
const DRAWINGS: Readonly<Record<PicturePurpose, Drawing>> = {
  profile: {
    takes: ['jpeg', 'png', 'svg'],
    draw: (picture) =>
      picture.resize(SIDE, SIDE, { fit: 'cover' }).flatten({ background: '#ffffff' }).webp({ quality: 82 }),
  },
  screenshot: {
    takes: ['jpeg', 'png', 'svg', 'webp', 'gif'],
    draw: (picture) =>
      picture
        .resize(WIDEST, WIDEST, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 88 }),
  },
  resource: {
    takes: ['jpeg', 'png', 'webp', 'gif'],
    moves: true,
    // uses less effort, because all frames of an animation have to be drawn in the same time
    draw: (picture) =>
      picture.resize({ ...RESOURCE, fit: 'inside', withoutEnlargement: true }).webp({ quality: 88, effort: 2 }),
  },
};
const LOADERS = ['Jpeg', 'Png', 'Svg', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);
const PLAIN_DENSITY = 72;
const HIGHEST_DENSITY = 1200;

/** The density at which a vector drawing has the required size. */
function densityOf({ format, width, height }: Metadata): number {
  const smallest = Math.min(width, height);
  if (format !== 'svg' || !(smallest > 0)) return PLAIN_DENSITY;
  return Math.min(HIGHEST_DENSITY, Math.max(PLAIN_DENSITY, Math.round((PLAIN_DENSITY * SIDE) / smallest)));
}

async function redraw(bytes: Buffer, { takes, moves, draw }: Drawing): Promise<Buffer> {
  sharp.cache(false);
  sharp.concurrency(1);
  // disables the library's many other formats, each of which has had vulnerabilities
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  const careful = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const about = await sharp(bytes, careful).metadata();
  if (!takes.includes(about.format)) throw new Error(`a picture of the kind ${about.format}`);
  return draw(
    sharp(bytes, { ...careful, density: densityOf(about), animated: moves === true }).autoOrient(),
  ).toBuffer();
}

const drawing = DRAWINGS[process.argv[2] as PicturePurpose];
try {
  process.stdout.write(await redraw(await buffer(process.stdin), drawing));
} catch {
  process.exitCode = 1;
}
