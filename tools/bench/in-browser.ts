import { chromium, type Page } from 'playwright';
import { findBrowser } from '../setup/browser.mjs';
import type { BenchPerson } from './seats.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/**
 * Does something in a separate browser in which a person is signed in.
 * @param watch runs in each page before anything else
 */
export async function inBrowser<Seen>(
  url: string,
  { accountId, enrollmentId, token }: BenchPerson,
  watch: () => void,
  visit: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath && { executablePath }) });
  try {
    const user = { userId: accountId, userName: 'somebody', errorCode: null, resetToken: null };
    const localStorage = [
      { name: 'authToken', value: token },
      { name: 'user', value: JSON.stringify(user) },
      { name: 'enrollmentId', value: String(enrollmentId) },
    ];
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1366, height: 900 },
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    });
    await context.addInitScript(watch);
    return await visit(await context.newPage());
  } finally {
    await browser.close();
  }
}
