/**
 * Takes pictures of a class of 200 with long names for manual review: `npm run look`. They are saved in dist/look: five
 * widths, both themes, 200 % and paper. An argument selects pages: `-- roster`; `-- --on http://localhost:3000` uses a
 * running demo world that contains the class.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { ENROLLMENTS, IDS, sessionId } from '@bcs/server/database/seed/ids';
import { watchRequests } from './harness/at-rest.ts';
import { withDemoBrowser } from './harness/demo.ts';
import { enrollLargeClass } from './harness/large-class.ts';
import { ROOT } from './harness/root.ts';
import { sessionByEmail, storageFor, type SignedIn } from './harness/session.ts';

const FOLDER = join(ROOT, 'dist/look');
const COURSE = IDS.fullTimeCourse;
/** The people who open the pages, by e-mail, with the class that they enter. */
const READERS = { instructor2: ENROLLMENTS.instructor2InFullTime, registrar: null } as const;
interface Look {
  readonly name: string;
  readonly reader: keyof typeof READERS;
  readonly path: string;
  /** Follows the first link of this kind, and appends the rest of the address. */
  readonly to?: { readonly link: string; readonly below?: string };
}
const PAGES: readonly Look[] = [
  { name: 'roster', reader: 'registrar', path: `/admin/classes/${COURSE}/roster` },
  { name: 'dashboard', reader: 'instructor2', path: '/' },
  { name: 'students', reader: 'instructor2', path: '/students' },
  { name: 'gradebook', reader: 'instructor2', path: '/gradebook?view=grid' },
  { name: 'gradebook-list', reader: 'instructor2', path: '/gradebook?view=list' },
  { name: 'cohort', reader: 'instructor2', path: `/cohort/${COURSE}` },
  { name: 'coursework', reader: 'instructor2', path: '/coursework' },
  { name: 'attendance', reader: 'instructor2', path: `/sessions/${sessionId(COURSE, 32)}` },
  {
    name: 'grading',
    reader: 'instructor2',
    path: '/gradebook?view=list&gradeStatus=ungraded',
    to: { link: 'tbody a[href*="/grade/"]' },
  },
  {
    name: 'graduation',
    reader: 'instructor2',
    path: '/students',
    to: { link: 'tbody a[href^="/students/"]', below: '/graduation' },
  },
];
const sized = (width: number, height: number): BrowserContextOptions => ({ viewport: { width, height } });
const WAYS: Readonly<Record<string, BrowserContextOptions & { paper?: true }>> = {
  1920: sized(1920, 1080),
  1440: sized(1440, 900),
  'dark-1280': { ...sized(1280, 800), colorScheme: 'dark' },
  768: sized(768, 1024),
  390: sized(390, 844),
  'dark-390': { ...sized(390, 844), colorScheme: 'dark' },
  '200-percent': { ...sized(640, 450), deviceScaleFactor: 2 },
  // as wide as A4 within its margins
  paper: { ...sized(718, 1016), paper: true },
};

const { values, positionals } = parseArgs({ options: { on: { type: 'string' } }, allowPositionals: true });

async function look(browser: Browser, origin: string, sessions: Readonly<Record<string, SignedIn>>) {
  for (const [way, { paper, ...options }] of Object.entries(WAYS))
    for (const [reader, enrollmentId] of Object.entries(READERS)) {
      const session = sessions[reader] as SignedIn;
      const storageState = storageFor('instructor', session, origin, enrollmentId);
      const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options, storageState });
      const page = await context.newPage();
      const atRest = watchRequests(page);
      const open = async (path: string) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await atRest();
      };
      for (const { name, path, to } of PAGES.filter((each) => each.reader === reader)) {
        if (positionals.length > 0 && !positionals.includes(name)) continue;
        await open(path);
        if (to) await open(`${await page.locator(to.link).first().getAttribute('href')}${to.below ?? ''}`);
        const file = join(FOLDER, `${name}-${way}`);
        if (paper) await page.emulateMedia({ media: 'print' });
        await page.screenshot({ path: `${file}.png`, fullPage: paper === true });
        if (paper) await page.emulateMedia({ media: null });
      }
      await context.close();
    }
}

mkdirSync(FOLDER, { recursive: true });
await withDemoBrowser(async ({ origin, browser, isOwn }) => {
  if (isOwn) await enrollLargeClass(origin);
  const sessions = Object.fromEntries(
    await Promise.all(
      Object.keys(READERS).map(async (reader) => [
        reader,
        await sessionByEmail(`${reader}@northfield.example`, origin),
      ]),
    ),
  ) as Record<string, SignedIn>;
  await look(browser, origin, sessions);
  console.log(`The pictures lie in ${FOLDER}.`);
}, values.on);
