import { chromium } from '@playwright/test';
import { findChromium, QUIET } from './chromium.ts';
import { requestsOf } from './harness/at-rest.ts';
import { sessionByEmail, storageOf, USUAL_CLASSES } from './harness/session.ts';
import { ENROLLMENTS } from '@bcs/server/database/seed/ids';
const origin = process.env.ORIGIN ?? 'http://localhost:4500';
const browser = await chromium.launch({ args: QUIET, executablePath: findChromium()! });
for (const spec of process.argv.slice(2)) {
  const [name, who, path, size = '1440x900', mode = ''] = spec.split('|') as string[];
  const [width, height] = size.split('x').map(Number) as [number, number];
  const s = await sessionByEmail(`${who}@northfield.example`, origin);
  const e = who === 'instructor2' ? ENROLLMENTS.instructor2InFullTime : ((USUAL_CLASSES as any)[who!] ?? null);
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height }, reducedMotion: 'reduce', colorScheme: mode.includes('dark') ? 'dark' : 'light', storageState: storageOf('student', s, origin, e) });
  const page = await context.newPage();
  if (mode.startsWith('fail:')) await page.route(`**/broker/${mode.slice(5)}*`, (r) => r.fulfill({ status: 500, headers: { 'x-request-id': '0b1c-test' }, json: { success: false, errorCode: 'UNEXPECTED', errorMessage: 'Sorry, an unexpected system error has occurred!' } }));
  const atRest = requestsOf(page);
  await page.goto(path!);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await atRest();
  if (mode.includes('print')) await page.emulateMedia({ media: 'print' });
  await page.screenshot({ path: `/tmp/fig/${name}.png`, fullPage: mode.includes('full') || mode.includes('print') });
  await context.close();
}
await browser.close();
