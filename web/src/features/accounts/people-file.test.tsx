import { expect, test, vi } from 'vitest';
import { PASSWORD_NEEDED } from '@bcs/contract/kernel/failure';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();

test('a file with people asks for the password again, and is saved then [ADM-012, D-256]', async () => {
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let given = false;
  app.signIn(enrollment('student'), {
    myInfo: { ...myInfo(), administers: 'university' },
    adminPeople: { rows: [], total: 0, choices: { universities: [], cohorts: [], courses: [] } },
    exportRows: () =>
      given
        ? { success: true, fileName: 'people.csv', csv: 'email', rows: 0, leftOut: 0 }
        : refuse(403, PASSWORD_NEEDED.code),
    confirmPassword: () => {
      given = true;
      return { success: true };
    },
  });
  const screen = await app.open('/admin/people');
  await screen.getByRole('button', { name: 'Download CSV' }).click();
  await screen.getByRole('dialog').getByLabelText('Password', { exact: true }).fill('Bootcamp#2026');
  expect(followed.mock.calls).toEqual([]);
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect
    .poll(() => followed.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual(['people.csv']);
  vi.restoreAllMocks();
});
