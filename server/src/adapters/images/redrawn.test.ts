import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { NotAnImage } from '#kernel/images';
import { redrawnImages, type Bounds } from './redrawn.ts';

/** Generous limits, because a test machine may be slow; only memory is the same everywhere. */
const UNHURRIED = { within: 120_000, cpu: 120_000 };
/** A noisy picture that takes a while to draw. */
let noise: Buffer;
beforeAll(async () => {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  noise = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#888888', noise: grain } })
    .png({ compressionLevel: 1 })
    .toBuffer();
});

test('an honest picture keeps its colours, and a photo is turned upright', async () => {
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { bytes } = await redrawnImages().redraw(photo, 'screenshot');
  const about = await sharp(bytes).metadata();
  expect(about).toMatchObject({ format: 'webp', width: 20, height: 40 });
  expect(about.orientation).toBeUndefined();
});

test('a screenshot keeps its shape, and no more points than anybody needs [SUPP-018]', async () => {
  const wide = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const { bytes } = await redrawnImages().redraw(wide, 'screenshot');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2560, height: 640 });
});

test.each([
  ['the processor', { cpu: 100 }],
  ['time', { within: 50 }],
  ['memory', { memory: 40 * 1024 * 1024 }],
] satisfies [string, Partial<Bounds>][])('who takes more %s than is given is ended', async (_what, bounds) => {
  await expect(redrawnImages(bounds).redraw(noise, 'screenshot')).rejects.toThrow(NotAnImage);
});

test('the same picture is drawn within the bound of memory', async () => {
  expect((await redrawnImages(UNHURRIED).redraw(noise, 'screenshot')).bytes.length).toBeGreaterThan(1000);
});

test('what is drawn knows no secret of the server', async () => {
  process.env['A_SECRET_OF_THE_TEST'] = 'x';
  const { readFileSync, readdirSync } = await import('node:fs');
  const drawing = redrawnImages(UNHURRIED).redraw(noise, 'screenshot');
  const seen: string[] = [];
  const isOurs = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('images/worker.ts');
    } catch {
      return false;
    }
  };
  for (let round = 0; round < 50 && seen.length === 0; round += 1) {
    await new Promise((resolve) => void setTimeout(resolve, 10));
    seen.push(...readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOurs(name)));
  }
  const environments = seen.map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8'));
  await drawing;
  delete process.env['A_SECRET_OF_THE_TEST'];
  expect(environments.length).toBeGreaterThan(0);
  expect(environments.join('')).not.toContain('A_SECRET_OF_THE_TEST');
});
