import type { Page } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#harness/axe';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';

const CLASS = `/admin/classes/${IDS.activeCourse}`;
const MOST_STEPS = 400;

/** Moves to a control with the keyboard only. */
async function walkTo(page: Page, name: string | RegExp, step: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await page.keyboard.press(step);
    const found = await page.evaluate<string>(`(() => {
      const at = document.activeElement;
      const label = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent ?? '';
      return label.trim();
    })()`);
    if (isThere(found)) return;
  }
  throw new Error(`Nobody comes to ${String(name)} by keyboard.`);
}
async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await walkTo(page, name);
  await page.keyboard.press(key);
}

test(
  'a class is administered by keyboard alone: its settings, a session, a move and an assignment [ADM-128]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    test.setTimeout(300_000);
    const page = await enter('admin');
    const dialog = page.getByRole('dialog');
    const open = async (path: string) => {
      await page.goto(CLASS + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };

    await open('/settings');
    await walkTo(page, /^Maximum absences/u);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3');
    await press(page, 'Review and save');
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    expect(await axeFindings(page), 'the preview of settings').toEqual([]);
    await press(page, 'Save');
    await expect(page.getByText('The settings were saved.').first()).toBeVisible();

    await open(`/sessions/${IDS.futureSession}`);
    await press(page, 'Cancel session');
    await expect(dialog.getByRole('button', { name: 'Cancel session' })).toBeEnabled();
    expect(await axeFindings(page), 'the preview of cancelling').toEqual([]);
    // closes the dialog and returns to the previous place
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cancel session' })).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, 'Cancel session');
    await expect(page.getByText('The session was cancelled.').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await press(page, 'Restore session');
    await expect(dialog.getByRole('button', { name: 'Restore session' })).toBeEnabled();
    await press(page, 'Restore session');
    await expect(page.getByText('The session takes place again.').first()).toBeVisible();

    await open('/move');
    await walkTo(page, /^Days/u);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1');
    await walkTo(page, /^Choose from here on/u);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 item chosen')).toBeVisible();
    await walkTo(page, 'Preview', 'Shift+Tab');
    await page.keyboard.press('Enter');
    const move = dialog.getByRole('button', { name: 'Move', exact: true });
    // the session has taken place, so the user decides what happens to its marks
    await walkTo(page, /^Why does it move/u);
    await page.keyboard.type('The date');
    await expect(move).toBeEnabled();
    expect(await axeFindings(page), 'the preview of a move').toEqual([]);
    await press(page, 'Move');
    await expect(page.getByText('1 item moved.').first()).toBeVisible();

    await open(`/assignments/${IDS.openAssignment}`);
    await press(page, 'Archive');
    await expect(dialog.getByRole('button', { name: 'Archive', exact: true })).toBeEnabled();
    expect(await axeFindings(page), 'the preview of archiving').toEqual([]);
    await press(page, 'Archive');
    await expect(page.getByText('The assignment was archived.').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Bring back', exact: true })).toBeVisible();
  },
);
