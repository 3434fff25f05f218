import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

test(
  'one key finds a student with a slip of the finger, opens the profile, and remembers it until the logout [SUCC-070, SUCC-072, SUCC-073, SUCC-075]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    // a search during logout is answered without a session
    complaints.expect(/401 .*commandMenu/);
    const page = await enter('instructor');
    await page.goto('/gradebook');
    const { heading } = shell(page);
    const menu = page.getByRole('dialog', { name: 'Search and commands' });
    const find = async (words: string) => {
      await page.keyboard.press('Control+k');
      await expect(menu.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(words);
    };
    // waits for the page itself: while it loads, keys are ignored
    await expect(heading).toHaveText('Grade Assignments');
    await find('okaofr may');
    await expect(menu.getByRole('option', { name: 'Maya Okafor', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Maya Okafor');

    await page.keyboard.press('Control+k');
    await expect(menu.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveText('Maya Okafor');
    await page.keyboard.type('gradeb');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gradebook/);

    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(heading).toHaveText('Grade Assignments');
    await page.keyboard.press('?');
    await expect(sheet.getByRole('table', { name: 'Everywhere' })).toBeVisible();
    await sheet.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('?');
    // the sheet would prevent the menu from opening
    await find('log out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
      /Okafor|students/,
    );
  },
);
