import type { Locator, Page } from '@playwright/test';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

/** Reaches an element with the keyboard only. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It cannot be reached by Tab.');
}

test(
  'an instructor settles everything on Today by keyboard alone [SUCC-007, SUCC-010, SUCC-018, SUCC-019, SUCC-099]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('instructor');
    await page.goto('/today');
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const press = async (target: Locator, key = 'Enter') => {
      await reach(page, target);
      await page.keyboard.press(key);
    };
    const today = async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('today');
      await expect(page.getByRole('option', { name: 'Today', exact: true })).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(shell(page).heading).toHaveText('Today');
    };
    await test.step('decides the requests: one that cannot be approved is denied', async () => {
      await press(main.getByRole('link', { name: /remote requests? to decide/ }));
      await press(main.getByRole('checkbox', { name: /^Select all/ }), 'Space');
      await press(main.getByRole('button', { name: 'Approve selected' }));
      await press(dialog.getByRole('button', { name: 'Approve all' }));
      await expect(main.getByText(/requests were approved. You can undo this until/)).toBeVisible();
      await press(main.getByRole('button', { name: /^Deny / }));
      await press(dialog.getByRole('button', { name: 'Deny', exact: true }));
      await expect(main.getByRole('button', { name: /^Deny / })).toHaveCount(0);
      await page.reload();
      await expect(main.getByRole('button', { name: 'Undo all' })).toBeVisible();
      await today();
      await expect(main.getByText(/remote requests? to decide/)).toHaveCount(0);
    });
    await test.step('grades two, and the number is two less', async () => {
      const line = main.getByRole('link', { name: /submissions to grade/ });
      const before = Number.parseInt((await line.textContent()) ?? '', 10);
      await press(line);
      await press(main.getByRole('table').getByRole('link', { name: /Grade/ }).first());
      await expect(page).toHaveURL(/\/grade\/\d+$/);
      for (const letter of ['a', 'b']) {
        // keyboard shortcuts work immediately
        await expect(main.locator('form :focus')).toHaveCount(1);
        const student = await shell(page).heading.textContent();
        await page.keyboard.press(letter);
        await page.keyboard.press('Shift+Enter');
        await expect(shell(page).heading).not.toHaveText(student ?? '');
      }
      await today();
      await expect(main.getByText(`${before - 2} submissions to grade`)).toBeVisible();
    });
    await test.step('sets the rest aside until tomorrow', async () => {
      const aside = main.getByRole('button', { name: /^Set aside: / });
      for (let left = await aside.count(); left > 0; left -= 1) {
        await press(aside.first());
        await expect(page.getByRole('menuitem', { name: 'Until tomorrow' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(aside).toHaveCount(left - 1);
      }
      await expect(main.getByRole('heading', { name: 'All done.' })).toBeVisible();
      await expect(main.getByText(/^Next: .* (begins|is due) on /)).toBeVisible();
      await press(main.getByText(/^Set aside \(\d\)$/));
      await press(main.getByRole('button', { name: /^Take back: \d+ submissions/ }));
      await expect(main.getByRole('link', { name: /submissions to grade/ })).toBeVisible();
    });
  },
);
