import {
  expect as expectation,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { addressOf } from './address.ts';
import type { Person } from './people.ts';
import { appPerFile, type AppPerFile } from './app-per-file.ts';
import type { Texts } from './running-app.ts';
import { freshSession, sessionOf, storageOf, USUAL_CLASSES, type SignedIn } from './session.ts';

/** Listens to what a browser complains about while somebody uses the app. */
function listener() {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  return {
    /** Listens to every page of a browser: errors of scripts, of the content policy, of requests. */
    listenTo(context: BrowserContext) {
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
    },
    /** Says that a journey is about to provoke such a complaint. */
    expect(complaint: RegExp) {
      expected.push(complaint);
    },
    /** All others. */
    unexpected: () => complaints.filter((each) => !expected.some((pattern) => pattern.test(each))),
  };
}
type ComplaintListener = ReturnType<typeof listener>;

interface How {
  /** Signed in a moment ago, so that ending this session disturbs nobody else. */
  readonly session?: SignedIn;
  /** The class to enter; the first of world.md unless named. Null lets the person choose. */
  readonly enrollmentId?: number | null;
}

interface RunningApp {
  /** The texts of the world in which the tests of a file take place. */
  readonly texts: Texts;
  /** The address of the app, which is as fresh as the first journey of a file wants it. */
  readonly origin: string;
  /** The process of the server, for journeys that end what it has started. */
  readonly serverPid: number;
  /** The address at which it shows its mails. */
  readonly mailboxPath: string;
  /** The complaints of browsers; anything unexpected fails the journey. */
  readonly complaints: ComplaintListener;
  /** Opens another browser, in which nobody is signed in. */
  readonly another: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a browser of their own for somebody who is signed in. */
  readonly enter: (person: Person, how?: How) => Promise<Page>;
  /** A session that the journey may end. */
  readonly ownSession: (person: Person) => Promise<SignedIn>;
}

/** A journey through the app: Playwright's test, with people who enter and a listener to what browsers say. */
export const test = base.extend<RunningApp, { appPerFile: AppPerFile }>({
  appPerFile: [
    async ({}, use) => {
      const app = appPerFile();
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  texts: ['demo', { option: true }],
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
  context: async ({ context, complaints }, use) => {
    complaints.listenTo(context);
    await use(context);
  },
  another: async ({ browser, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      complaints.listenTo(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  ownSession: async ({ origin }, use) => use((person) => freshSession(person, origin)),
  enter: async ({ another, origin }, use) => {
    await use(async (person, { session, enrollmentId = USUAL_CLASSES[person] ?? null } = {}) =>
      another({ storageState: storageOf(person, session ?? (await sessionOf(person, origin)), origin, enrollmentId) }),
    );
  },
});
export const expect = expectation;
