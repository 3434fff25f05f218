import { TOTP, URI } from 'otpauth';
import { NIGHT_TAG } from '#harness/effort';
import { PASSWORD, PEOPLE } from '#harness/people';
import { scan } from '#harness/scan';
import { expect, test } from '#harness/test';
import { loginPage } from '#pages/login';
import { newPasswordPage } from '#pages/new-password';
import { shell } from '#pages/shell';

const CHANGED = 'Your password has been changed. Please log in.';
const SENT = "Success! We've sent instructions on resetting your password to your email address";
const FAILED = 'Your email address or Password is incorrect. Please try again.';
const WEAK =
  'The password you entered is invalid. Your password needs to have one uppercase letter, one lowercase letter, one number, and one of these special characters `~!@#$%^&*()_+=? and at least have 8 characters.';
const USED_UP = 'This password reset link is invalid or has expired. Please request a new one.';

test('somebody with a temporary password must choose their own first [AUTH-013, AUTH-068]', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.as('temporary');

  const reset = newPasswordPage(page);
  await test.step('the form asks for the old password and twice for the new one [AUTH-027, AUTH-028, AUTH-029, AUTH-032]', async () => {
    await expect(reset.heading).toBeVisible();
    await expect(page).toHaveURL(/^[^?]+\/reset-password\?token=[\w-]{43}&user=temporary(@|%40)northfield\.example$/);
    await expect(reset.button).toBeDisabled();
  });

  await test.step('only the first failing check is reported [AUTH-033, AUTH-034, AUTH-035, AUTH-038, AUTH-039, AUTH-040]', async () => {
    await reset.choose('Copper+Kettle#27');
    await expect(reset.alert).toHaveText('Please enter your current password');
    await reset.choose(PASSWORD, { old: PASSWORD });
    await expect(reset.alert).toHaveText('Your new password must be different than your current password');
    await reset.choose('Short#1');
    await expect(reset.alert).toHaveText('Your password must be at least 8 characters in length');
    await reset.choose('Copper+Kettle#27', { again: 'Copper+Kettle#28' });
    await expect(reset.alert).toHaveText('Your new password and confirm password fields must match');
    await reset.choose('fresh-and-weak');
    await expect(reset.alert).toHaveText(WEAK);
  });

  await test.step('the banner can be dismissed [AUTH-030]', async () => {
    await reset.alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(reset.alert).toHaveCount(0);
  });

  await test.step('the new password is good for a login [AUTH-031]', async () => {
    await reset.choose('Copper+Kettle#27');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(CHANGED)).toBeVisible();
    await login.logIn(PEOPLE.temporary, 'Copper+Kettle#27');
    // the first thing that a new student is asked
    await expect(shell(page).heading).toHaveText('Agreement');
  });
});

test('somebody forgot the password and gets a link by mail, which works once [AUTH-002, AUTH-004, AUTH-041, AUTH-044]', async ({
  page,
  another,
  complaints,
  mailboxPath,
}) => {
  await page.goto('/forgot-password');
  const email = page.getByRole('textbox', { name: 'Email' });
  const send = page.getByRole('button', { name: 'Reset Password' });
  await test.step('the form asks for a link, and says whether that failed [AUTH-045, AUTH-046, AUTH-047, AUTH-048, AUTH-049, AUTH-050]', async () => {
    await expect(send).toBeDisabled();
    complaints.expect(/status of 422 .*requestPasswordReset/);
    await email.fill('no address');
    // while the button is disabled, Enter sends nothing
    await expect(send).toBeEnabled();
    await email.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await email.fill(PEOPLE.riverton);
    await email.press('Enter');
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', '/login');
  });

  // the mailbox is only shown to this machine, not to visitors behind a proxy
  const mailbox = await another({ extraHTTPHeaders: {} });
  const link = mailbox.getByRole('article').filter({ hasText: PEOPLE.riverton }).getByRole('link').first();
  await expect(async () => {
    await mailbox.goto(mailboxPath);
    expect(await link.isVisible()).toBe(true);
  }).toPass();
  const address = String(await link.getAttribute('href'));

  await page.goto(address);
  const reset = newPasswordPage(page);
  await expect(reset.old).toHaveCount(0);
  await reset.choose('Copper+Kettle#1');
  await expect(page.getByText(CHANGED)).toBeVisible();
  await loginPage(page).logIn(PEOPLE.riverton, 'Copper+Kettle#1');
  await expect(shell(page).heading).toBeVisible();

  const late = await another();
  await late.goto(address);
  await newPasswordPage(late).choose('Copper+Kettle#2');
  await expect(newPasswordPage(late).alert).toHaveText(USED_UP);
});

test(
  'somebody sets up an authenticator, and strangers do not hear who has an account [AUTH-003, AUTH-051, AUTH-052, AUTH-054, D-255]',
  { tag: NIGHT_TAG },
  async ({ page }) => {
    await page.goto('/mfa-generate-secret');
    const email = page.getByRole('textbox', { name: 'Email' });
    const generate = page.getByRole('button', { name: 'Generate MFA Secret' });
    const picture = page.getByRole('img', { name: 'QR code of the MFA secret' });
    await expect(generate).toBeDisabled();

    await email.fill('stranger@northfield.example');
    await generate.click();
    await expect(picture).toBeVisible();

    await page.goto('/mfa-generate-secret');
    await email.fill('student@stonebridge.example');
    await generate.click();
    await expect(picture).toBeVisible();
    const key = await page.getByText(/^[A-Z2-7]{32}$/).textContent();

    // reads it as an authenticator app does, even on a dark page
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { text, ink, paper } = await scan(picture);
      const scanned = URI.parse(text);
      expect(scanned).toBeInstanceOf(TOTP);
      expect(scanned.secret.base32).toBe(key);
      expect(scanned).toMatchObject({ issuer: 'Bootcamp Square', label: 'student@stonebridge.example', digits: 6 });
      expect(ink).toBeLessThan(32);
      expect(paper).toBe(255);
    }
  },
);
