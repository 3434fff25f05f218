import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { API_ROOT, ENDPOINTS, type EndpointName } from '@bcs/contract/features/instructor-api/endpoints';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
interface Sent {
  readonly url: string;
  readonly token: string | null;
  readonly body: unknown;
}

/** Answers in place of the API and collects the requests; everything else goes to the tests' server. */
function apiAnswers(status: number, body: object): Sent[] {
  const sent: Sent[] = [];
  const others = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const url = String(address);
    if (!url.startsWith('/api/')) return others(address, init);
    sent.push({
      url,
      token: new Headers(init?.headers).get('authToken'),
      body: JSON.parse(String(init?.body)) as unknown,
    });
    return Response.json(body, { status, headers: { 'ratelimit-remaining': '119' } });
  });
  return sent;
}
afterEach(() => vi.restoreAllMocks());

async function open(path: string) {
  app.signIn(enrollment('instructor'));
  return app.open(`/instructor-api-docs${path}`);
}
const send = () => page.getByRole('button', { name: 'Send request' }).click();

test('an endpoint is tried with the own token and course; status, headers and body are shown [API-013, API-015, API-020, API-027]', async () => {
  const sent = apiAnswers(200, { gradebook: [] });
  await open('/grades');
  await send();
  const response = page.getByRole('region', { name: 'Response', exact: true });
  await expect.element(response.getByRole('status')).toHaveTextContent('Status 200');
  expect(response.element().textContent).toContain('ratelimit-remaining: 119');
  expect(response.element().textContent).toContain('"gradebook": []');
  expect(sent).toEqual([
    { url: '/api/instructor/v1/grades', token: 'token-1', body: { courseId: enrollment('instructor').course.id } },
  ]);
});

test('a 401 says that there is no access, and nobody is logged out [API-016, D-171]', async () => {
  apiAnswers(401, { success: false, errorCode: 'NO_ACCESS' });
  const screen = await open('/me');
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent('You do not have access to the Instructor API.');
  expect(screen.path()).toBe('/instructor-api-docs/me');
  expect(localStorage.getItem('authToken')).toBe('token-1');
});

test('the login is tried without a token, with a code only where one was typed [API-002, API-018]', async () => {
  const sent = apiAnswers(200, { success: false, errorCode: 'INVALID_CREDENTIALS' });
  await open('/login');
  await page.getByLabelText('email').fill('daniel@northfield.example');
  await page.getByLabelText('password', { exact: true }).fill('secret');
  await send();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        url: '/api/instructor/v1/login',
        token: null,
        body: { email: 'daniel@northfield.example', password: 'secret' },
      },
    ]);
});

test('what is no number is sent as it was typed, and the answer tells what is wrong with it', async () => {
  const sent = apiAnswers(422, { success: false });
  await open('/sessionDetail');
  await page.getByLabelText('sessionId').fill('tomorrow');
  await send();
  await expect.poll(() => sent[0]?.body).toEqual({ sessionId: 'tomorrow' });
});

/** A page of the docs is there, clean, and leads to all others. */
async function isClean(path: string) {
  await open(path);
  const pages = page.getByRole('navigation', { name: 'Pages of the API docs' });
  await expect.element(pages.getByRole('link', { name: 'sessionDetail' })).toBeVisible();
  expect(pages.getByRole('link').elements()).toHaveLength(14);
  expect(await axeFindings('light', page.getByRole('main').element())).toEqual([]);
}
test.each(['', '/policy', '/login'])('the page %s tells how to begin [API-001, API-002, API-011]', isClean);
/** Checks that the page of an endpoint describes it, and no other. */
async function tellsOf(name: EndpointName) {
  await isClean(`/${name}`);
  const main = page.getByRole('main');
  await expect.element(main.getByText(`POST ${API_ROOT}/${name}`, { exact: true })).toBeVisible();
  await expect.element(main.getByText(ENDPOINTS[name].summary)).toBeVisible();
}
test.each(['me'] as const)('the page %s tells of its endpoint [API-003]', tellsOf);
test.each(['attendance'] as const)('the page %s tells of its endpoint [API-004]', tellsOf);
test.each(['grades'] as const)('the page %s tells of its endpoint [API-005]', tellsOf);
test.each(['assignments'] as const)('the page %s tells of its endpoint [API-006]', tellsOf);
test.each(['assignmentDetail'] as const)('the page %s tells of its endpoint [API-007]', tellsOf);
test.each(['sessions'] as const)('the page %s tells of its endpoint [API-008]', tellsOf);
test.each(['sessionDetail'] as const)('the page %s tells of its endpoint [API-009]', tellsOf);
test.each(['weeklyFeedback'] as const)('the page %s tells of its endpoint [API-010]', tellsOf);

test('on a phone the row of pages shows the current one', async () => {
  await page.viewport(390, 844);
  await open('/policy');
  const row = page.getByRole('navigation', { name: 'Pages of the API docs' });
  const isShown = (name: string) => {
    const [whole, part] = [row, row.getByRole('link', { name, exact: true })].map((each) =>
      each.element().getBoundingClientRect(),
    );
    return whole !== undefined && part !== undefined && part.left >= whole.left && part.right <= whole.right;
  };
  await expect.poll(() => isShown('Policy')).toBe(true);
  expect(isShown('Overview')).toBe(false);
  await row.getByRole('link', { name: 'weeklyFeedback' }).click();
  await expect.poll(() => isShown('weeklyFeedback')).toBe(true);
  await page.viewport(1280, 800);
});
