/** Makes the pictures of the README from the demo world: `npm run pictures`, and every release. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ENROLLMENTS } from '@bcs/server/database/seed/ids';
import { requestsOf } from './harness/at-rest.ts';
import { onDemo } from './harness/demo.ts';
import { PICTURE_FOLDER, PICTURES, SHOWN_FILE, shownOn, type Picture, type Shown } from './harness/pictures.ts';
import { freshSession, storageOf } from './harness/session.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Makes one picture. @returns the words that it shows */
async function take(browser: Browser, origin: string, picture: Picture): Promise<string[]> {
  const { name, path, person, phone, dark, before } = picture;
  const storageState = storageOf(person, await freshSession(person, origin), origin, ENROLLMENTS[person]);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: phone ? PHONE : DESK,
    // a phone has no bars beside what it scrolls
    ...(phone && { isMobile: true, hasTouch: true }),
    deviceScaleFactor: phone ? 2 : 1.5,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    storageState,
  });
  const page = await context.newPage();
  const atRest = requestsOf(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await atRest();
  await before?.(page);
  await atRest();
  await page.screenshot({ path: join(PICTURE_FOLDER, `${name}.png`) });
  const shown = await shownOn(page);
  await context.close();
  return shown;
}

await onDemo(async ({ origin, browser }) => {
  mkdirSync(PICTURE_FOLDER, { recursive: true });
  const shown: Record<string, string[]> = {};
  for (const picture of PICTURES) shown[picture.name] = await take(browser, origin, picture);
  writeFileSync(SHOWN_FILE, `${JSON.stringify(shown satisfies Shown, null, 2)}\n`);
});
