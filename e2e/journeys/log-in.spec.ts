import { Secret, TOTP } from 'otpauth';
import { NIGHT_TAG } from '#harness/effort';
import { PASSWORD, PEOPLE } from '#harness/people';
import { expect, test } from '#harness/test';
import { loginPage } from '#pages/login';
import { shell } from '#pages/shell';

const WRONG =
  'Your username or password is incorrect, please try logging in again. You can always reset your password if needed.';
const LOCKED =
  'Your account has been locked after too many failed logins attempts. Please reset your password to unlock your account.';
const OTHER = 'An unexpected error occurred, please try again or contact support';
const CODE_REQUIRED = 'The MFA Code is required, please complete the field';
const CODE_INVALID = 'The MFA code is invalid, please try again';

test('a student logs in and lands in the only class there is [AUTH-001, AUTH-011, AUTH-026, PICK-002]', async ({
  page,
}) => {
  const login = loginPage(page);
  await login.open();
  await expect(page).toHaveTitle('Log in · Bootcamp Square');
  await login.as('student');
  await expect(shell(page).heading).toHaveText('Student Dashboard');
  await expect(page).toHaveURL('/');
});

test(
  'somebody who followed a link goes there after the login, once [AUTH-005, AUTH-006]',
  { tag: NIGHT_TAG },
  async ({ page }) => {
    await page.goto('/notifications?filter=homework');
    await expect(page).toHaveURL('/login');
    await loginPage(page).as('student2');
    await expect(page).toHaveURL('/notifications?filter=homework');
  },
);

const SCRIPTS = '**/assets/*.js';

test('what is typed before a page has its scripts is kept, and its form goes on with it', async ({ page }) => {
  const forms = {
    '/login': 'Log in',
    '/forgot-password': 'Reset Password',
    '/mfa-generate-secret': 'Generate MFA Secret',
  };
  for (const [path, button] of Object.entries(forms)) {
    let release = () => {};
    const held = new Promise<void>((open) => (release = open));
    await page.route(SCRIPTS, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill(PEOPLE.student);
    await expect(page.getByRole('button', { name: button })).toBeDisabled();
    release();
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
    await expect(email).toHaveValue(PEOPLE.student);
    await expect(email).toBeFocused();
    await page.unroute(SCRIPTS);
  }
});

test(
  'a wrong password is reported in one sentence, and never which half was wrong [AUTH-012, AUTH-070]',
  { tag: NIGHT_TAG },
  async ({ page }) => {
    const login = loginPage(page);
    await login.open();
    await login.logIn(PEOPLE.student, 'Wrong#2026');
    await expect(login.alert).toHaveText(WRONG);
    await login.logIn('stranger@northfield.example', 'Wrong#2026');
    await expect(login.alert).toHaveText(WRONG);
    await expect(login.button).toBeEnabled();
  },
);

test(
  'an inactive account learns nothing more than that it did not work [AUTH-075]',
  { tag: NIGHT_TAG },
  async ({ page }) => {
    const login = loginPage(page);
    await login.open();
    await login.as('inactive');
    await expect(login.alert).toHaveText(OTHER);
  },
);

test(
  'ten failures lock an e-mail, even with the right password afterwards [AUTH-071]',
  { tag: NIGHT_TAG },
  async ({ page, request }) => {
    const email = PEOPLE.survey.replace('survey', 'guessed');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await request.post('/broker/login', { data: { email, password: `Guess#${attempt}` } });
    }
    const login = loginPage(page);
    await login.open();
    await login.logIn(email, PASSWORD);
    await expect(login.alert).toHaveText(LOCKED);
  },
);

test(
  'an account with MFA is asked for a code, which counts once [AUTH-014, AUTH-072, AUTH-073, AUTH-074]',
  { tag: NIGHT_TAG },
  async ({ page, another }) => {
    const login = loginPage(page);
    await login.open();
    await expect(login.code).toHaveCount(0);
    await login.as('mfa');
    await expect(login.alert).toHaveText(CODE_REQUIRED);
    await expect(login.code).toBeFocused();
    await expect(page.getByRole('link', { name: 'Generate an MFA secret' })).toHaveAttribute(
      'href',
      '/mfa-generate-secret',
    );

    await login.logIn(PEOPLE.mfa, PASSWORD, '12345');
    await expect(login.alert).toHaveText(CODE_INVALID);

    const code = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXP') }).generate();
    await login.logIn(PEOPLE.mfa, PASSWORD, code);
    await expect(shell(page).heading).toHaveText('Admin Dashboard');

    const second = loginPage(await another());
    await second.open();
    await second.as('mfa');
    await second.logIn(PEOPLE.mfa, PASSWORD, code);
    await expect(second.alert).toHaveText(CODE_INVALID);
  },
);

test('somebody logs out: nothing is left in the browser, and the token is worth nothing [AUTH-015, AUTH-016, AUTH-017, AUTH-018]', async ({
  enter,
  ownSession,
  request,
  complaints,
}) => {
  // requests that are made at the very moment of the logout
  complaints.expect(/status of 401/);
  const session = await ownSession('student');
  const page = await enter('student', { session });
  await page.goto('/');
  const other = await page.context().newPage();
  await other.goto('/grades');
  await expect(shell(other).heading).toBeVisible();
  await shell(page).logout.click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('authToken');
  const answer = await request.get('/broker/validateToken', { headers: { authToken: session.authToken } });
  expect(await answer.json()).toMatchObject({ valid: false });
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('somebody whose session ended overnight is asked to log in, and goes on where they were [AUTH-064, AUTH-077, AUTH-078]', async ({
  enter,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const page = await enter('student', { session: { authToken: 'x'.repeat(43), userId: 1 } });
  await page.goto('/notifications');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has expired, please log in again.')).toBeVisible();
  await loginPage(page).as('student');
  await expect(page).toHaveURL('/notifications');
});
