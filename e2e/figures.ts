/**
 * Counts what the daily screens cost in a laptop window: `npm run figures`, on an idle machine. Parts are `-- rows`,
 * `-- presses` or `-- arrivals`; `-- arrivals --who admin` is limited to one person, and `--at 'gradebook|api-docs'` to
 * some pages; `-- --on http://localhost:3000` uses a running demo world, and writes into it.
 */
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import { readArrival, recordArrival, type Arrival } from './harness/arrival.ts';
import { watchRequests } from './harness/at-rest.ts';
import { DAILY_JOBS } from './harness/daily-work.ts';
import { withDemoBrowser } from './harness/demo.ts';
import { recordShifts, readShift } from './harness/first-load.ts';
import { inFirstView, LAPTOP, tabsToContent } from './harness/laptop.ts';
import type { Person } from './harness/people.ts';
import { freshSession, storageFor, USUAL_CLASSES, type SignedIn } from './harness/session.ts';
import { TOUR } from './harness/tour.ts';

/** The limits of the specification: layout shift by the Layout Instability API, presses of Tab, milliseconds. */
const MOST = { shift: 0.02, tabs: 6, settledMs: 400 };
/** The time after which everything that the app starts by a timer has begun. */
const LATER_MS = 4500;
/** The number of attempts at measuring a late change, since other load on the machine can cause one. */
const TIMES = 3;

const COURSE = IDS.activeCourse;
const ROWS: readonly { name: string; person: Person; path: string; least: number; rows: (page: Page) => Locator }[] = [
  {
    name: 'roster',
    person: 'registrar',
    path: `/admin/classes/${COURSE}/roster`,
    least: 15,
    rows: (page) => page.getByRole('main').locator('tbody tr'),
  },
  {
    name: 'attendance',
    person: 'instructor',
    path: `/sessions/${IDS.todaysSession}`,
    least: 10,
    rows: (page) => page.getByRole('table', { name: 'Attendance' }).locator('tbody tr'),
  },
  {
    name: 'gradebook',
    person: 'instructor',
    path: '/gradebook?view=grid',
    least: 18,
    rows: (page) => page.getByRole('grid').locator('tbody tr:has(th)'),
  },
  {
    name: 'assignments',
    person: 'registrar',
    path: `/admin/classes/${COURSE}/assignments`,
    least: 15,
    rows: (page) => page.getByRole('main').locator('tbody tr'),
  },
  {
    name: 'students',
    person: 'ssm',
    path: '/students',
    least: 10,
    rows: (page) => page.getByRole('main').locator('tbody tr'),
  },
];

const { values, positionals } = parseArgs({
  options: { on: { type: 'string' }, who: { type: 'string' }, at: { type: 'string', default: '' } },
  allowPositionals: true,
});
const wants = (part: string) => positionals.length === 0 || positionals.includes(part);
const missed: string[] = [];
const tell = (line: string, isMet: boolean) => {
  console.log(`${isMet ? '  ' : '! '}${line}`);
  if (!isMet) missed.push(line);
};

/** Opens pages for several people in one browser; each signs in once. */
function peopleIn(browser: Browser, origin: string) {
  const signedIn = new Map<Person, Promise<SignedIn>>();
  return async (person: Person): Promise<Page> => {
    const session = signedIn.get(person) ?? freshSession(person, origin);
    signedIn.set(person, session);
    const context = await browser.newContext({
      baseURL: origin,
      viewport: LAPTOP,
      reducedMotion: 'reduce',
      storageState: storageFor(person, await session, origin, USUAL_CLASSES[person] ?? null),
    });
    return context.newPage();
  };
}
type Enter = ReturnType<typeof peopleIn>;

async function countRows(enter: Enter) {
  console.log(`\nrows in the first view of ${LAPTOP.width} × ${LAPTOP.height}`);
  for (const { name, person, path, least, rows } of ROWS) {
    const page = await enter(person);
    const atRest = watchRequests(page);
    await page.goto(path);
    await rows(page).first().waitFor();
    await atRest();
    const count = await inFirstView(page, rows(page));
    tell(`${name}: ${count} of at least ${least}`, count >= least);
    await page.context().close();
  }
}

async function countPresses(enter: Enter) {
  console.log('\npresses');
  for (const { name, person, path, doIt, most } of Object.values(DAILY_JOBS)) {
    const page = await enter(person);
    const atRest = watchRequests(page);
    await page.goto(path);
    await atRest();
    const count = await doIt(page);
    tell(`${name}: ${count} of at most ${most}`, count <= most);
    await page.context().close();
  }
}

/** The time from the first heading of a page to its last change, in milliseconds. */
const settledMs = ({ first, last }: Arrival) => Math.round(last - first);

async function arrive(page: Page, path: string, atRest: () => Promise<void>): Promise<Arrival> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await atRest();
  await page.waitForTimeout(LATER_MS);
  return readArrival(page);
}

async function watchArrivals(enter: Enter) {
  console.log('\nms to the heading, ms to the last change in view after it, layout shift, tabs to the content');
  for (const [person, paths] of Object.entries(TOUR) as [Person, readonly string[]][]) {
    if (values.who !== undefined && values.who !== person) continue;
    const page = await enter(person);
    await recordShifts(page);
    await recordArrival(page);
    const atRest = watchRequests(page);
    for (const path of paths.filter((each) => new RegExp(values.at).test(each))) {
      const arrivals = [await arrive(page, path, atRest)];
      while (arrivals.length < TIMES && settledMs(arrivals[0] as Arrival) > MOST.settledMs)
        arrivals.push(await arrive(page, path, atRest));
      const sorted = arrivals.toSorted((a, b) => settledMs(a) - settledMs(b));
      const median = sorted[Math.floor(sorted.length / 2)] as Arrival;
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      await atRest();
      const shift = await readShift(page);
      const tabs = await tabsToContent(page);
      const settled = settledMs(median);
      const isMet = settled <= MOST.settledMs && shift < MOST.shift && (tabs <= MOST.tabs || tabs === Infinity);
      tell(
        `${person} ${path}: ${Math.round(median.first)}, ${settled}${settled > MOST.settledMs ? ` (${median.what})` : ''}, ${shift.toFixed(3)}, ${tabs}`,
        isMet,
      );
    }
    await page.context().close();
  }
}

await withDemoBrowser(async ({ origin, browser }) => {
  const enter = peopleIn(browser, origin);
  if (wants('rows')) await countRows(enter);
  if (wants('arrivals')) await watchArrivals(enter);
  if (wants('presses')) await countPresses(enter);
}, values.on);
console.log(`\n${missed.length} missed`);
if (missed.length > 0) process.exitCode = 1;
