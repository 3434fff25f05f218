/** Films the clips of the video library from e2e/clips: `npm run clips`. It needs Chromium and ffmpeg. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium, QUIET_BROWSER_ARGS } from './chromium.ts';
import { ROOT } from './harness/root.ts';

const SOURCES = join(ROOT, 'e2e/clips');
const FILMS = join(ROOT, 'server/src/adapters/clips/files');
const POSTERS = join(ROOT, 'web/public/clips');
const FONT = join(ROOT, 'web/src/fonts/figtree-latin.woff2');
const SIZE = { width: 854, height: 480 };
const SECONDS = 20;
const PER_SECOND = 12;
/** The second at which the first scene is complete. */
const POSTER_AT = 2;

const CLIPS = [
  { name: 'welcome-to-bootcamp-square', notes: [261.63, 329.63, 392, 523.25] },
  { name: 'how-to-check-in', notes: [293.66, 369.99, 440, 587.33] },
] as const;

function ffmpeg(...options: readonly string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}

/** Composes notes that fade in and out in turn. */
const music = (notes: readonly number[]): string =>
  notes
    .map((hertz, at) => `0.05*sin(2*PI*${hertz}*t)*exp(-1.6*mod(t+${(notes.length - at) * 0.5},${notes.length * 0.5}))`)
    .join('+');

async function shoot(page: Page, name: string, folder: string): Promise<void> {
  await page.goto(`http://clips.local/${name}.html`);
  await page.evaluate('document.fonts.ready');
  for (let frame = 0; frame < SECONDS * PER_SECOND; frame++) {
    const now = `${frame / PER_SECOND}s`;
    await page.evaluate(`document.documentElement.style.setProperty('--now', '${now}')`);
    await page.screenshot({ path: join(folder, `${String(frame).padStart(4, '0')}.png`) });
  }
}

function cut(name: string, notes: readonly number[], folder: string): void {
  const picture = ['-framerate', String(PER_SECOND), '-i', join(folder, '%04d.png')];
  const sound = ['-f', 'lavfi', '-i', `aevalsrc='${music(notes)}':s=24000:d=${SECONDS}`];
  const faded = ['-af', `afade=t=in:d=1,afade=t=out:st=${SECONDS - 2}:d=2`, '-shortest', '-pix_fmt', 'yuv420p'];
  const film = join(FILMS, name);
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-c:a', 'libopus', '-b:a', '16k'];
  ffmpeg(...picture, ...sound, ...faded, ...vp9, `${film}.webm`);
  const h264 = [
    '-c:v',
    'libx264',
    '-crf',
    '32',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-c:a',
    'aac',
    '-b:a',
    '24k',
  ];
  ffmpeg(...picture, ...sound, ...faded, ...h264, '-movflags', '+faststart', `${film}.mp4`);
  const poster = join(folder, `${String(POSTER_AT * PER_SECOND).padStart(4, '0')}.png`);
  ffmpeg('-i', poster, '-vf', 'scale=640:-1', '-quality', '70', join(POSTERS, `${name}.webp`));
}

const executablePath = findChromium();
const browser = await chromium.launch({ args: QUIET_BROWSER_ARGS, ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage({ viewport: SIZE });
  await page.route('http://clips.local/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname === '/font.woff2' ? FONT : join(SOURCES, pathname);
    return route.fulfill({ path });
  });
  for (const { name, notes } of CLIPS) {
    const folder = mkdtempSync(join(tmpdir(), 'bcs-clip-'));
    await shoot(page, name, folder);
    cut(name, notes, folder);
    rmSync(folder, { recursive: true });
    console.log(`filmed ${name}`);
  }
} finally {
  await browser.close();
}
