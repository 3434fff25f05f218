import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Output } from '#lib/api.ts';
import { storedToken, storedUser } from '#lib/auth-session.ts';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { leaveLoginNotice } from './login-notice.ts';
import { rememberLocation } from './remembered-location.ts';

const app = wholeApp();
const { broker } = app;

const success: Output<'login'> = {
  success: true,
  authToken: 'token-1',
  active: true,
  userId: 5,
  firstLogin: false,
  errorCode: null,
  resetToken: null,
  error: null,
};
type Code = NonNullable<Output<'login'>['errorCode']>;
const failure = (errorCode: Code, resetToken: string | null = null): Output<'login'> => ({
  ...success,
  success: false,
  authToken: null,
  errorCode,
  error: errorCode,
  resetToken,
});

async function submit(answer: NonNullable<typeof broker.answers.login>) {
  const screen = await app.open('/login');
  broker.answers = { ...app.mayasAnswers(), login: answer };
  await screen.getByLabelText('Email').fill('maya@northfield.example');
  await screen.getByLabelText('Password', { exact: true }).fill('Bootcamp#2026');
  await screen.getByRole('button', { name: 'Log in' }).click();
  return screen;
}

/** Waits until the dashboard is there as a whole: nothing of this test may still be under way in the next. */
async function arrived(screen: Awaited<ReturnType<typeof app.open>>) {
  await expect.poll(screen.path).toBe('/');
  await expect.poll(() => broker.sentTo('dashboard').length).toBe(1);
}

test('/login shows the login screen [AUTH-001]', async () => {
  const screen = await app.open('/login');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
  expect(document.title).toBe('Log in · Bootcamp Square');
});

test('e-mail and password are sent, and no code that nobody asked for [AUTH-026]', async () => {
  await submit(failure('INVALID_CREDENTIALS'));
  await expect.poll(() => broker.sentTo('login').length).toBe(1);
  expect(broker.sentTo('login')[0]?.input).toEqual({ email: 'maya@northfield.example', password: 'Bootcamp#2026' });
});

test('a form without e-mail or password is not sent, and says what is missing', async () => {
  const screen = await app.open('/login');
  await screen.getByRole('button', { name: 'Log in' }).click();
  await expect.element(screen.getByText('Enter your email.')).toBeVisible();
  await expect.element(screen.getByText('Enter your password.')).toBeVisible();
  expect(broker.sentTo('login')).toEqual([]);
});

test('what a password manager has filled in without telling is sent', async () => {
  const screen = await app.open('/login');
  broker.answers = { ...app.mayasAnswers(), login: failure('INVALID_CREDENTIALS') };
  const filled = { Email: 'maya@northfield.example', Password: 'Bootcamp#2026' };
  for (const [label, value] of Object.entries(filled))
    (screen.getByLabelText(label, { exact: true }).element() as HTMLInputElement).value = value;
  await screen.getByRole('button', { name: 'Log in' }).click();
  await expect
    .poll(() => broker.sentTo('login')[0]?.input)
    .toEqual({ email: 'maya@northfield.example', password: 'Bootcamp#2026' });
  await expect.element(screen.getByLabelText('Email')).toHaveValue('maya@northfield.example');
});

test.each(['/login', '/forgot-password', '/reset-password?token=t&user=u', '/mfa-generate-secret'])(
  'a form that is sent past the page puts nothing into the address: %s',
  async (path) => {
    const { container } = await app.open(path);
    await expect.poll(() => container.querySelector('form')?.method).toBe('post');
  },
);

test('the typed e-mail comes along to the forgotten password', async () => {
  const screen = await app.open('/login');
  await screen.getByLabelText('Email').fill('maya@northfield.example');
  await screen.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot your password?');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('maya@northfield.example');
});

test('while the login runs the button waits, and a second press sends nothing [AUTH-010]', async () => {
  let answer: (output: Output<'login'>) => void = () => undefined;
  const screen = await submit(() => new Promise((resolve) => (answer = resolve)));
  await expect.element(screen.getByRole('button', { name: 'Logging in…' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  answer(failure('INVALID_CREDENTIALS'));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(broker.sentTo('login')).toHaveLength(1);
});

test('a success stores token and user and leads home [AUTH-008, AUTH-011]', async () => {
  const screen = await submit(success);
  await arrived(screen);
  expect(storedToken()).toBe('token-1');
  expect(storedUser()).toMatchObject({ userId: 5, userName: 'maya@northfield.example' });
});

test('a success leads once to the remembered location, with query and hash [AUTH-006, D-033]', async () => {
  rememberLocation('/unauthorized?from=mail#top');
  const screen = await submit(success);
  await expect.poll(screen.path).toBe('/unauthorized?from=mail#top');
  expect(sessionStorage.getItem('rememberedLocation')).toBeNull();
  // all the way: nothing of this test may still be under way in the next
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent("You don't have permission!");
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'mailto:a@b.example'])(
  'no remembered location leads to another site: %s [AUTH-006, D-033]',
  async (href) => {
    sessionStorage.setItem('rememberedLocation', href);
    const screen = await submit(success);
    await arrived(screen);
    expect(screen.path()).toBe('/');
  },
);

test.each([
  {
    code: 'INVALID_CREDENTIALS',
    text: 'Your username or password is incorrect, please try logging in again. You can always reset your password if needed.',
    ids: 'AUTH-012, AUTH-070',
  },
  {
    code: 'ACCOUNT_LOCKED',
    text: 'Your account has been locked after too many failed logins attempts. Please reset your password to unlock your account.',
    ids: 'AUTH-071',
  },
  {
    code: 'ACCOUNT_INACTIVE',
    text: 'An unexpected error occurred, please try again or contact support',
    ids: 'AUTH-075',
  },
] as const)('$code is shown in its sentence [$ids]', async ({ code, text }) => {
  const screen = await submit(failure(code));
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
  expect(storedToken()).toBeNull();
});

test('a server that fails is shown as an unexpected error [AUTH-075]', async () => {
  const screen = await submit(refuse(500, 'UNEXPECTED'));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('An unexpected error occurred, please try again or contact support');
});

test('the code is asked for once it is needed, with a way to set one up [AUTH-014, AUTH-072]', async () => {
  const screen = await submit(failure('MFA_CODE_REQUIRED'));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The MFA Code is required, please complete the field');
  await expect.element(screen.getByLabelText('MFA Code')).toHaveFocus();
  await expect
    .element(screen.getByRole('link', { name: 'Generate an MFA secret' }))
    .toHaveAttribute('href', '/mfa-generate-secret');
  broker.answers.login = success;
  await screen.getByLabelText('MFA Code').fill('123 456');
  await screen.getByRole('button', { name: 'Log in' }).click();
  await arrived(screen);
  expect(broker.sentTo('login')[1]?.input).toEqual({
    email: 'maya@northfield.example',
    password: 'Bootcamp#2026',
    mfaCode: '123456',
  });
});

test.each(['MFA_CODE_INVALID', 'MFA_CODE_ALREADY_USED'] as const)(
  '%s is shown as an invalid code [AUTH-073, AUTH-074]',
  async (code) => {
    const screen = await submit(failure(code));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The MFA code is invalid, please try again');
    await expect.element(screen.getByLabelText('MFA Code')).toBeVisible();
  },
);

test('MUST_RESET_PASSWORD stores the answer and opens the reset screen in initial mode [AUTH-013, AUTH-032, AUTH-068]', async () => {
  const screen = await submit(failure('MUST_RESET_PASSWORD', 'reset-1'));
  await expect.poll(screen.path).toBe('/reset-password?token=reset-1&user=maya%40northfield.example');
  await expect.element(screen.getByLabelText('Old Password')).toBeVisible();
  expect(storedToken()).toBeNull();
});

test('an expired temporary password leads to a new request, with the e-mail filled in [AUTH-069, D-038]', async () => {
  const screen = await submit(failure('MUST_RESET_PASSWORD_TOKEN_EXPIRED'));
  await expect.poll(screen.path).toBe('/forgot-password');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('maya@northfield.example');
  await expect
    .element(screen.getByText('Your temporary password has expired. Please request a new password reset.'))
    .toBeVisible();
});

test('after a reset the login says so, until somebody logs in [AUTH-031, D-041]', async () => {
  leaveLoginNotice('passwordChanged');
  const screen = await submit(success);
  await arrived(screen);
  expect(sessionStorage.getItem('loginNotice')).toBeNull();
});

test('a password can be looked at', async () => {
  const screen = await app.open('/login');
  await screen.getByLabelText('Password', { exact: true }).fill('Bootcamp#2026');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('whoever is signed in has no business at the login', async () => {
  app.signIn(undefined, { dashboard: refuse(404, 'NOT_FOUND') });
  const screen = await app.open('/login');
  expect(screen.path()).toBe('/');
});
