import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { IS_LONG_RUN } from '#harness/effort';
import { startEmptyApp } from '#harness/running-app';
import { courseFolder, dirtyList, STUDENT_EMAILS } from '#harness/school-files';
import { expect, test } from '#harness/test';
import { loginPage } from '#pages/login';
import { newPasswordPage } from '#pages/new-password';
import { shell } from '#pages/shell';

const CHIEF = { email: 'chief@riverside.example', password: 'Copper+Kettle#26' };
/** The number of inputs that a person makes within ten minutes, at ten seconds each. */
const MOST_INPUTS = 60;
/** The people who choose a password and sign in; a nightly run takes all of them. */
const SIGNING_IN = IS_LONG_RUN ? STUDENT_EMAILS : STUDENT_EMAILS.slice(0, 3);

test('a school begins at /setup with its own list and folder, and has a class of 36 who sign in [ADM-119, ADM-120]', async ({
  another,
}) => {
  test.setTimeout(180_000);
  const app = await startEmptyApp();
  const page = await another({ baseURL: app.origin });
  let inputs = 0;
  const fill = async (label: string, value: string, within: Pick<Page, 'getByLabel'> = page) => {
    inputs++;
    await within.getByLabel(label, { exact: true }).last().fill(value);
  };
  const choose = async (label: string, option: string) => {
    inputs++;
    await page.getByLabel(label, { exact: true }).selectOption({ label: option });
  };
  const press = async (name: string, exact = true) => {
    inputs++;
    await page.getByRole('button', { name, exact }).last().click();
  };
  const follow = async (name: string) => {
    inputs++;
    await page.getByRole('link', { name, exact: true }).first().click();
  };
  try {
    await test.step('the first admin, with a second factor', async () => {
      await page.goto('/setup');
      await fill('Set-up code', readFileSync(join(app.folder, 'setup-code.txt'), 'utf8').trim());
      await fill('First name', 'Ada');
      await fill('Last name', 'King');
      await fill('E-mail', CHIEF.email);
      await fill('Password', CHIEF.password);
      await fill('Confirm password', CHIEF.password);
      await press('Make me the first admin');
      const key = String(await page.getByText(/^[A-Z2-7]{32}$/u).textContent());
      const totp = new TOTP({ secret: Secret.fromBase32(key) });
      await follow('Go to the login');
      inputs += 4;
      const login = loginPage(page);
      await login.logIn(CHIEF.email, CHIEF.password);
      await login.code.fill(totp.generate());
      await login.button.click();
      await expect(shell(page).heading).toHaveText('Administration');
    });

    await test.step('a university with brand and holidays', async () => {
      await follow('Universities');
      await press('New university');
      await fill('Name', 'Riverside College', page.getByRole('dialog'));
      await press('Create the university');
      await expect(shell(page).heading).toHaveText('Riverside College');
      await press('Edit brand and time');
      await fill('Short name', 'Riverside');
      await press('Add a holiday');
      // until its row appears, the last name is that of the university
      await expect(page.getByRole('button', { name: 'Remove holiday 1' })).toBeVisible();
      await fill('Name', 'Winter recess');
      await fill('First day', '2026-12-21');
      await fill('Last day', '2027-01-03');
      await press('Save');
      await expect(page.getByText(/Winter recess, /u)).toBeVisible();
      await press('New program');
      await fill('Name', 'Web Development', page.getByRole('dialog'));
      await press('Save');
      await press('New cohort');
      await fill('Name', 'Cohort 1', page.getByRole('dialog'));
      await fill('First day', '2026-11-02', page.getByRole('dialog'));
      await fill('Last day', '2027-02-05', page.getByRole('dialog'));
      await press('Save');
      await expect(page.getByRole('cell', { name: 'Cohort 1' }).or(page.getByText('Cohort 1')).first()).toBeVisible();
    });

    await test.step('a class with its sessions', async () => {
      await follow('Classes');
      await follow('New class');
      await fill('Name', 'Web Development 1');
      await fill('Code', 'RC-WEB-1');
      // known values are filled in: the only university, its cohort, and the cohort's days
      await expect(page.getByLabel('Last day', { exact: true })).toHaveValue('2027-02-05');
      await expect(page.getByText('Winter recess', { exact: false })).toBeVisible();
      await press('Create the class');
      await expect(page.getByRole('region', { name: 'Chosen class' })).toContainText('Web Development 1');
      await follow('Sessions');
      await press('Plan sessions');
      for (const day of ['Monday', 'Wednesday']) {
        inputs++;
        await page.getByLabel(day, { exact: true }).check();
      }
      await press('Preview');
      await press('Plan 24 sessions');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('its curriculum, from the folder of the school', async () => {
      await follow('Curriculum');
      inputs += 2;
      await page
        .getByLabel('Zip file of a course folder')
        .setInputFiles({ name: 'web.zip', mimeType: 'application/zip', buffer: courseFolder() });
      await press('Take over 36 items');
      await expect(page.getByText('36 items taken over.').first()).toBeVisible();
    });

    await test.step('its people, from the list as the office keeps it', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Import', exact: true }).click();
      inputs++;
      await choose('University or class', 'RC-WEB-1, Riverside College');
      inputs += 2;
      await page
        .getByLabel('File to import')
        .setInputFiles({ name: 'roster.xlsx', mimeType: 'application/zip', buffer: dirtyList() });
      inputs++;
      await page.getByText('3 of 4 columns recognized').click();
      await choose('Everyone here is', 'Student');
      await press('Read it this way');
      await press('Keep this one');
      await press('Apply 39 rows');
      await expect(page.getByText(/39 rows written/u).first()).toBeVisible();
    });

    await test.step('it is published', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Classes', exact: true }).click();
      inputs++;
      await follow('Web Development 1');
      await press('Publish');
      inputs++;
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText(/^(?:Not begun|Running|Over)$/u).first()).toBeVisible();
    });

    await test.step('all 36 are invited, and choose a password by that and sign in', async () => {
      const mailbox = await another({ baseURL: app.origin, extraHTTPHeaders: {} });
      await expect(async () => {
        await mailbox.goto(app.mailbox);
        const sent = await mailbox.locator('body').innerText();
        expect(STUDENT_EMAILS.filter((email) => !sent.includes(email))).toEqual([]);
      }).toPass({ timeout: 60_000 });
      for (const [number, email] of SIGNING_IN.entries()) {
        const link = mailbox
          .getByRole('article')
          .filter({ hasText: new RegExp(`\\b${email}`, 'u') })
          .getByRole('link');
        const address = new URL(String(await link.first().getAttribute('href')));
        const token = address.searchParams.get('token');
        const password = `Copper+Kettle#${number}`;
        const headers = { 'x-forwarded-for': `10.9.0.${number + 1}` };
        if (number > 0) {
          const data = { resetToken: token, userName: email, password };
          expect((await mailbox.request.post('/broker/resetPassword', { data, headers })).status()).toBe(200);
          const login = await mailbox.request.post('/broker/login', { data: { email, password }, headers });
          expect(await login.json()).toMatchObject({ success: true });
          continue;
        }
        const student = await another({ baseURL: app.origin });
        await student.goto(address.pathname + address.search);
        await expect(student.getByRole('heading', { level: 1 })).toHaveText('Welcome, Student1');
        await newPasswordPage(student).new.fill(password);
        await newPasswordPage(student).confirm.fill(password);
        await student.getByRole('button', { name: 'Choose Password' }).click();
        await loginPage(student).logIn(email, password);
        await expect(shell(student).heading).toHaveText('Agreement');
      }
    });
    expect(inputs).toBeLessThanOrEqual(MOST_INPUTS);
    // a page that is still open would miss the app
    for (const context of page.context().browser()?.contexts() ?? []) await context.close();
  } finally {
    await app.close();
  }
});
