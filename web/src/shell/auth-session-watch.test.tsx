import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LISTEN_DELAY } from '#lib/at-rest.ts';
import { queryClient } from '#lib/query-client.ts';
import { callQuery } from '#lib/queries.ts';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';

LISTEN_DELAY.ms = 0;
const app = wholeApp();
const { broker } = app;
const EXPIRED = 'Your session has expired, please log in again.';
const signedIn = {
  success: true,
  authToken: 'token-2',
  active: true,
  userId: 5,
  firstLogin: false,
  errorCode: null,
  resetToken: null,
  error: null,
};

/** The page's clock, moved by hand; it starts later than any time that the page has recorded. */
const began = 3_600_000;
let moved = 0;
vi.spyOn(performance, 'now').mockImplementation(() => began + moved);
afterEach(() => void (moved = 0));

async function expired() {
  app.signIn();
  const screen = await app.open('/videos');
  await expect.poll(() => broker.sentTo('realtimeTicket').length).toBeGreaterThan(0);
  broker.answers.me = refuse(401, 'UNAUTHENTICATED');
  await queryClient.fetchQuery({ ...callQuery('me'), retry: false }).catch(() => undefined);
  return screen;
}
async function logInAgain(screen: Awaited<ReturnType<typeof expired>>, userId = 5) {
  broker.answers = { ...app.mayasAnswers(), login: { ...signedIn, userId } };
  await screen.getByLabelText('Password', { exact: true }).fill('Bootcamp#2026');
  await screen.getByRole('button', { name: 'Log in' }).click();
}

test('any 401 tells that the session has expired and logs out, over the page as it was [AUTH-077, AUTH-078]', async () => {
  const screen = await expired();
  const dialog = screen.getByRole('dialog', { name: 'Log in again' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(EXPIRED);
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(screen.path()).toBe('/videos');
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('maya@northfield.example');
});

test('any 401 cancels the requests that run [AUTH-076]', async () => {
  app.signIn();
  await app.open('/videos');
  broker.answers.me = refuse(401, 'UNAUTHENTICATED');
  broker.answers.myUniversities = () => new Promise(() => {});
  const running = queryClient.fetchQuery({ ...callQuery('myUniversities'), retry: false });
  await Promise.all([
    expect(running).rejects.toThrow(EXPIRED),
    queryClient.fetchQuery({ ...callQuery('me'), retry: false }).catch(() => undefined),
  ]);
});

test('the same person goes on where they were [AUTH-077]', async () => {
  const screen = await expired();
  await logInAgain(screen);
  await expect.element(screen.getByRole('dialog', { name: 'Log in again' })).not.toBeInTheDocument();
  expect(screen.path()).toBe('/videos');
  expect(localStorage.getItem('authToken')).toBe('token-2');
  expect(app.loads()).toEqual([]);
});

test('a page that asks meanwhile without a session does not give up the login [AUTH-076, AUTH-077]', async () => {
  const screen = await expired();
  const { promise, resolve } = Promise.withResolvers<void>();
  broker.answers = {
    ...app.mayasAnswers(),
    me: refuse(401, 'UNAUTHENTICATED'),
    login: () => promise.then(() => signedIn),
  };
  await screen.getByLabelText('Password', { exact: true }).fill('Bootcamp#2026');
  await screen.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => broker.sentTo('login').length).toBe(1);
  await queryClient.fetchQuery({ ...callQuery('me'), retry: false }).catch(() => undefined);
  broker.answers = { ...broker.answers, ...app.mayasAnswers() };
  resolve();
  await expect.element(screen.getByRole('dialog', { name: 'Log in again' })).not.toBeInTheDocument();
  expect(localStorage.getItem('authToken')).toBe('token-2');
});

test('somebody else begins anew at the dashboard', async () => {
  const screen = await expired();
  await logInAgain(screen, 6);
  await expect.poll(app.loads).toEqual(['/']);
});

test('the dialog begins in the password, since the e-mail is known [D-204]', async () => {
  const screen = await expired();
  const dialog = screen.getByRole('dialog', { name: 'Log in again' });
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus();
});

test('closing the dialog leads to the login, and the page is remembered [AUTH-006, AUTH-078]', async () => {
  const screen = await expired();
  await userEvent.keyboard('{Escape}');
  await expect.poll(screen.path).toBe('/login');
  expect(sessionStorage.getItem('rememberedLocation')).toBe('/videos');
});

test('closing the dialog logs out in all tabs [AUTH-021, AUTH-079, D-204]', async () => {
  const screen = await expired();
  const announced = vi.spyOn(Storage.prototype, 'setItem');
  await userEvent.keyboard('{Escape}');
  await expect.poll(screen.path).toBe('/login');
  expect(announced).toHaveBeenCalledWith('loggedOut', 'true');
  expect(localStorage.getItem('enrollmentId')).toBeNull();
  announced.mockRestore();
});

test('an expired tab whose dialog was closed elsewhere goes to the login and remembers its page [AUTH-006, D-204]', async () => {
  await expired();
  elsewhere('loggedOut', 'true');
  await expect.poll(app.loads).toEqual(['/login']);
  expect(sessionStorage.getItem('rememberedLocation')).toBe('/videos');
});

const validated = () => broker.sentTo('validateToken').length;
const act = () => document.dispatchEvent(new PointerEvent('pointerdown'));

test('activity checks the session at most once a minute, and quietly [AUTH-023, AUTH-024, AUTH-025, D-034]', async () => {
  app.signIn(enrollment(), { validateToken: { valid: true } });
  const screen = await app.open('/videos');
  await expect.poll(() => broker.sentTo('realtimeTicket').length).toBeGreaterThan(0);
  moved = 59_000;
  act();
  await new Promise((done) => setTimeout(done, 400));
  expect(validated()).toBe(0);
  moved = 61_000;
  for (let times = 0; times < 20; times++) act();
  await expect.poll(validated).toBe(1);
  await new Promise((done) => setTimeout(done, 400));
  expect(validated()).toBe(1);
  await expect.element(screen.getByText('Verifying your session...')).not.toBeInTheDocument();
});

test('activity is noticed once it pauses, not while it goes on [AUTH-024]', async () => {
  app.signIn(enrollment(), { validateToken: { valid: true } });
  await app.open('/videos');
  await expect.poll(() => broker.sentTo('realtimeTicket').length).toBeGreaterThan(0);
  moved = 61_000;
  for (let times = 0; times < 30; times++) {
    act();
    await new Promise((done) => setTimeout(done, 20));
  }
  expect(validated()).toBe(0);
  await expect.poll(validated).toBe(1);
});

test('the first activity after five idle minutes checks at once, and says so; idling alone does nothing [AUTH-020, AUTH-022, D-034]', async () => {
  let answer: (output: { valid: boolean }) => void = () => undefined;
  app.signIn(enrollment(), { validateToken: () => new Promise((resolve) => (answer = resolve)) });
  const screen = await app.open('/videos');
  await expect.poll(() => broker.sentTo('realtimeTicket').length).toBeGreaterThan(0);
  moved = 300_000;
  await new Promise((done) => setTimeout(done, 400));
  expect(validated()).toBe(0);
  act();
  await expect.element(screen.getByText('Verifying your session...')).toBeVisible();
  answer({ valid: true });
  await expect.element(screen.getByText('Verifying your session...')).not.toBeInTheDocument();
});

test('an invalid session found by the check is treated like a 401 [AUTH-021, AUTH-064, AUTH-066, AUTH-079]', async () => {
  app.signIn(enrollment(), { validateToken: { valid: false } });
  const screen = await app.open('/videos');
  await expect.poll(() => broker.sentTo('realtimeTicket').length).toBeGreaterThan(0);
  moved = 300_000;
  act();
  await expect
    .element(screen.getByRole('dialog', { name: 'Log in again' }).getByRole('alert'))
    .toHaveTextContent(EXPIRED);
  expect(localStorage.getItem('authToken')).toBeNull();
});

async function twoTabs() {
  app.signIn();
  const screen = await app.open('/videos');
  await expect.poll(() => broker.sentTo('realtimeTicket').length).toBeGreaterThan(0);
  return screen;
}
/** Simulates the events that another tab causes in this one, in the same order. */
const elsewhere = (key: string, value: string | null) => {
  const oldValue = localStorage.getItem(key);
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  if (oldValue !== value) dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: value }));
};

test('a logout in another tab leaves nothing on the screen of this one [AUTH-016, AUTH-018, D-032]', async () => {
  const screen = await twoTabs();
  elsewhere('loggedOut', 'true');
  elsewhere('loggedOut', null);
  elsewhere('authToken', null);
  elsewhere('user', null);
  await expect.poll(app.loads).toContain('/');
  expect(screen.path()).toBe('/videos');
});

test('a logout in another tab cancels what this one still asks [AUTH-016, AUTH-076]', async () => {
  await twoTabs();
  broker.answers.myUniversities = () => new Promise(() => {});
  const running = queryClient.fetchQuery({ ...callQuery('myUniversities'), retry: false });
  await expect.poll(() => broker.sentTo('myUniversities').length).toBe(1);
  await Promise.all([expect(running).rejects.toThrow(EXPIRED), elsewhere('loggedOut', 'true')]);
  elsewhere('loggedOut', null);
  // otherwise it would happen during the next test
  await expect.poll(app.loads).toEqual(['/']);
});

test('a session found expired in another tab is signed in again over both pages, in either [AUTH-077, AUTH-078]', async () => {
  const screen = await twoTabs();
  const user = localStorage.getItem('user');
  elsewhere('authToken', null);
  elsewhere('user', null);
  const dialog = screen.getByRole('dialog', { name: 'Log in again' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(EXPIRED);
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('maya@northfield.example');
  elsewhere('user', user);
  elsewhere('authToken', 'token-2');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(screen.path()).toBe('/videos');
  expect(app.loads()).toEqual([]);
});

test('another tab that is somebody else now takes this one along', async () => {
  app.signIn();
  await app.open('/videos');
  await expect.poll(() => broker.sentTo('realtimeTicket').length).toBeGreaterThan(0);
  localStorage.setItem('user', JSON.stringify({ ...myInfo().userInfo, userId: 6 }));
  dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  await expect.poll(app.loads).toEqual(['/']);
});
