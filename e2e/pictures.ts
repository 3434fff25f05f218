/** Takes the pictures of the README from the demo world: `npm run pictures`, for every release. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ENROLLMENTS } from '@bcs/server/database/seed/ids';
import { watchRequests } from './harness/at-rest.ts';
import { withDemoBrowser } from './harness/demo.ts';
import {
  PICTURE_FOLDER,
  PICTURES,
  SHOWN_WORDS_FILE,
  readShownWords,
  type Picture,
  type ShownWords,
} from './harness/pictures.ts';
import { freshSession, storageFor } from './harness/session.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * Takes one picture.
 * @returns the words that it shows
 */
async function take(browser: Browser, origin: string, picture: Picture): Promise<string[]> {
  const { name, path, person, phone, dark, before } = picture;
  const storageState = storageFor(person, await freshSession(person, origin), origin, ENROLLMENTS[person]);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: phone ? PHONE : DESK,
    // a phone shows no scroll bars
    ...(phone && { isMobile: true, hasTouch: true }),
    deviceScaleFactor: phone ? 2 : 1.5,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    storageState,
  });
  const page = await context.newPage();
  const atRest = watchRequests(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await atRest();
  await before?.(page);
  await atRest();
  await page.screenshot({ path: join(PICTURE_FOLDER, `${name}.png`) });
  const shown = await readShownWords(page);
  await context.close();
  return shown;
}

await withDemoBrowser(async ({ origin, browser }) => {
  mkdirSync(PICTURE_FOLDER, { recursive: true });
  const shown: Record<string, string[]> = {};
  for (const picture of PICTURES) shown[picture.name] = await take(browser, origin, picture);
  writeFileSync(SHOWN_WORDS_FILE, `${JSON.stringify(shown satisfies ShownWords, null, 2)}\n`);
});
