/** Makes the pictures of the README from the demo world: `npm run pictures`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ENROLLMENTS, IDS } from '@bcs/server/database/seed/ids';
import { findChromium, QUIET } from './chromium.ts';
import type { Person } from './harness/people.ts';
import { ROOT } from './harness/root.ts';
import { freshSession, storageOf } from './harness/session.ts';
import { clearWorld, startApp, plantWorld } from './harness/running-app.ts';

const FOLDER = join(ROOT, 'docs/pictures');
const DESK = { width: 1366, height: 860 };
const PHONE = { width: 390, height: 800 };

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly person: Person & keyof typeof ENROLLMENTS;
  readonly phone?: true;
  readonly dark?: true;
}

const PICTURES: readonly Picture[] = [
  { name: 'dashboard', path: '/', person: 'student' },
  { name: 'gradebook', path: '/gradebook', person: 'instructor' },
  { name: 'session', path: `/sessions/${IDS.todaysSession}`, person: 'instructor' },
  { name: 'coursework', path: `/coursework/${IDS.ungradedAssignment}/show`, person: 'student' },
  {
    name: 'grading',
    path: `/gradebook/${IDS.ungradedAssignment}/grade/${IDS.accounts.student}`,
    person: 'instructor',
    dark: true,
  },
  { name: 'dashboard-phone-dark', path: '/', person: 'student', phone: true, dark: true },
];

async function take(browser: Browser, origin: string, { name, path, person, phone, dark }: Picture): Promise<void> {
  const storageState = storageOf(person, await freshSession(person, origin), origin, ENROLLMENTS[person]);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: phone ? PHONE : DESK,
    deviceScaleFactor: phone ? 2 : 1.5,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    storageState,
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await context.close();
}

const world = await plantWorld();
const app = await startApp(world);
try {
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: QUIET, ...(executablePath && { executablePath }) });
  for (const picture of PICTURES) await take(browser, app.origin, picture);
  await browser.close();
} finally {
  await app.close();
  await clearWorld(world);
}
