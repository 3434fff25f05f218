import {
  expect as expectation,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type WebError,
} from '@playwright/test';
import { addressOf } from './address.ts';
import type { Person } from './people.ts';
import { appPerFile, type AppPerFile } from './app-per-file.ts';
import type { DemoTexts } from './running-app.ts';
import { keptPages, type KeptPages } from './kept-pages.ts';
import { fillStorage, freshSession, sessionFor, storageFor, USUAL_CLASSES, type SignedIn } from './session.ts';

/** Collects the complaints of a browser while the app is used. */
function listener() {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const listening = new Set<BrowserContext>();
  const hear = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  };
  const hearError = (error: WebError) => void complaints.push(String(error.error()));
  return {
    /** Listens to all pages of a browser: to errors of scripts, of the content policy, and of requests. */
    listenTo(context: BrowserContext) {
      listening.add(context.on('console', hear).on('weberror', hearError));
    },
    /** Ends the listening. */
    stop() {
      for (const context of listening) context.off('console', hear).off('weberror', hearError);
    },
    /** Announces that a journey is about to provoke such a complaint. */
    expect(complaint: RegExp) {
      expected.push(complaint);
    },
    /** The complaints that were not announced. */
    unexpected: () => complaints.filter((each) => !expected.some((pattern) => pattern.test(each))),
  };
}
type ComplaintListener = ReturnType<typeof listener>;

interface How {
  /** A new session, so that ending it affects nobody else. */
  readonly session?: SignedIn;
  /** The class to enter; by default the first one in world.md. Null lets the person choose. */
  readonly enrollmentId?: number | null;
}

interface RunningApp {
  /** The texts of the world in which the tests of a file run. */
  readonly texts: DemoTexts;
  /** True for journeys that need browsers which have never seen the app: their cache is empty. */
  readonly isFirstVisit: boolean;
  /** The address of the app, which is in the state that the first journey of the file needs. */
  readonly origin: string;
  /** The process id of the server, for journeys that stop its child processes. */
  readonly serverPid: number;
  /** The path of its mailbox page. */
  readonly mailboxPath: string;
  /** The complaints of browsers; anything unexpected fails the journey. */
  readonly complaints: ComplaintListener;
  /** Opens another browser without a session. */
  readonly another: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a separate browser for a signed-in person. */
  readonly enter: (person: Person, how?: How) => Promise<Page>;
  /** A session that the journey may end. */
  readonly ownSession: (person: Person) => Promise<SignedIn>;
}

/** Playwright's test, extended by people who enter the app and a listener for complaints of browsers. */
export const test = base.extend<RunningApp, { appPerFile: AppPerFile; pages: KeptPages }>({
  appPerFile: [
    async ({}, use) => {
      const app = appPerFile();
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  pages: [async ({}, use) => use(keptPages()), { scope: 'worker' }],
  texts: ['demo', { option: true }],
  isFirstVisit: [false, { option: true }],
  origin: [
    async ({ appPerFile: app, texts }, use, { file, project }) => {
      const { origin } = await app.openFor(`${project.name} ${file}`, texts);
      await use(origin);
    },
    { timeout: 120_000 },
  ],
  serverPid: async ({ appPerFile: app, texts }, use, { file, project }) =>
    use((await app.openFor(`${project.name} ${file}`, texts)).pid),
  mailboxPath: async ({ appPerFile: app, texts }, use, { file, project }) =>
    use((await app.openFor(`${project.name} ${file}`, texts)).mailbox),
  baseURL: async ({ origin }, use) => use(origin),
  extraHTTPHeaders: async ({}, use, { testId }) => use(addressOf(testId)),
  complaints: [
    async ({}, use) => {
      const heard = listener();
      await use(heard);
      expect(heard.unexpected(), 'no complaint of the browser').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ another }, use) => use(await another()),
  context: async ({ page }, use) => use(page.context()),
  another: async ({ browser, complaints, pages, isFirstVisit, origin, viewport, extraHTTPHeaders }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const isNew = isFirstVisit || options !== undefined;
      const page = isNew
        ? await (await browser.newContext(options)).newPage()
        : await pages.take(browser, origin, extraHTTPHeaders ?? {});
      opened.push(page);
      complaints.listenTo(page.context());
      return page;
    });
    for (const page of opened) await pages.giveBack(page, { origin, viewport: viewport ?? null });
    complaints.stop();
  },
  ownSession: async ({ origin }, use) => use((person) => freshSession(person, origin)),
  enter: async ({ another, origin }, use) => {
    await use(async (person, { session, enrollmentId = USUAL_CLASSES[person] ?? null } = {}) => {
      const page = await another();
      await fillStorage(page, storageFor(person, session ?? (await sessionFor(person, origin)), origin, enrollmentId));
      return page;
    });
  },
});
export const expect = expectation;
