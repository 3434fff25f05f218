import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { startEmptyApp } from '#harness/running-app';
import { expect, test } from '#harness/test';
import { loginPage } from '#pages/login';
import { newPasswordPage } from '#pages/new-password';
import { shell } from '#pages/shell';

const CHIEF = { email: 'chief@riverside.example', password: 'Riverside#2026' };
const STUDENTS = Array.from({ length: 24 }, (_, number) => `s${number + 1}@riverside.example`);
const ROSTER = [
  'First name,Last name,E-mail,Role',
  'Ines,Teller,ines@riverside.example,instructor',
  'Tom,Ward,tom@riverside.example,ta',
  ...STUDENTS.map((email, number) => `Student${number + 1},Example,${email},student`),
].join('\n');
/** What a person types and presses within ten minutes, at ten seconds each. */
const MOST_INPUTS = 60;

test('a school begins at /setup and has a class of 24 who sign in [ADM-119, ADM-120]', async ({ another }) => {
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
      await fill('Email', CHIEF.email);
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
      // until its row is there, the last name is that of the university
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
      await fill('First day', '2026-09-07', page.getByRole('dialog'));
      await fill('Last day', '2027-03-05', page.getByRole('dialog'));
      await press('Save');
      await expect(page.getByRole('cell', { name: 'Cohort 1' }).or(page.getByText('Cohort 1')).first()).toBeVisible();
    });

    await test.step('a class with its sessions', async () => {
      await follow('Classes');
      await follow('New class');
      await choose('University', 'Riverside College');
      await choose('Cohort', 'Cohort 1');
      await fill('Name', 'Web Development 1');
      await fill('Code', 'RC-WEB-1');
      await fill('First day', '2026-09-07');
      await fill('Last day', '2027-03-05');
      await expect(page.getByText('Winter recess', { exact: false })).toBeVisible();
      await press('Begin the class');
      await expect(shell(page).heading).toHaveText('Web Development 1');
      await follow('Sessions');
      await press('Plan sessions');
      for (const day of ['Monday', 'Wednesday']) {
        inputs++;
        await page.getByLabel(day, { exact: true }).check();
      }
      await press('Preview');
      await press('Plan 48 sessions');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('its people, from a file', async () => {
      await page.getByLabel('Administration').getByRole('link', { name: 'Import', exact: true }).click();
      await choose('University or class', 'RC-WEB-1, Riverside College');
      inputs += 2;
      await page
        .getByLabel('File to import')
        .setInputFiles({ name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(ROSTER) });
      await press('Apply 26 rows');
      await expect(page.getByText(/written/u).first()).toBeVisible();
    });

    await test.step('it is published', async () => {
      await page.getByLabel('Administration').getByRole('link', { name: 'Classes', exact: true }).click();
      await follow('Web Development 1');
      await press('Publish');
      inputs++;
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Published', { exact: true })).toBeVisible();
    });

    await test.step('all 24 choose a password by their invitation and sign in', async () => {
      const mailbox = await another({ baseURL: app.origin, extraHTTPHeaders: {} });
      const links = mailbox.getByRole('article').filter({ hasText: '@riverside.example' }).getByRole('link');
      await expect(async () => {
        await mailbox.goto('/dev/mailbox');
        expect(await links.count()).toBeGreaterThanOrEqual(26);
      }).toPass({ timeout: 60_000 });
      for (const [number, email] of STUDENTS.entries()) {
        const link = mailbox
          .getByRole('article')
          .filter({ hasText: new RegExp(`\\b${email}`, 'u') })
          .getByRole('link');
        const address = new URL(String(await link.first().getAttribute('href')));
        const token = address.searchParams.get('token');
        const password = `Student#${number + 100}`;
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
  } finally {
    await app.close();
  }
});
