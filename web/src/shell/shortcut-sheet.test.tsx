import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment } from '#testing/people.ts';
import { isIgnoredKey, pageShortcuts, setSingleKeys, type ShortcutGroup } from '#lib/shortcuts.ts';

const app = wholeApp();
afterEach(() => setSingleKeys(true));

const GRID: ShortcutGroup = {
  title: 'Gradebook, on a cell',
  shortcuts: [
    { keys: 'Enter', does: 'Open the work' },
    { keys: 'A to D', does: 'Grade', single: true },
  ],
};
async function opened() {
  app.signIn(enrollment('instructor'));
  const screen = await app.open('/unauthorized');
  await expect.element(screen.getByRole('banner')).toBeVisible();
  return { screen, sheet: screen.getByRole('dialog', { name: 'Keyboard shortcuts' }) };
}

test("'?' opens all shortcuts of the page, those that it has registered first [SUCC-075]", async () => {
  const { sheet } = await opened();
  pageShortcuts.set([GRID, GRID]);
  await userEvent.keyboard('?');
  await expect.element(sheet.getByRole('table')).toHaveLength(2);
  await expect.element(sheet.getByRole('table', { name: 'Gradebook, on a cell' })).toBeVisible();
  await expect.element(sheet.getByRole('row', { name: 'Search and commands Ctrl+K or ⌘+K' })).toBeVisible();
  expect(await axeFindings('light', sheet.element())).toEqual([]);
  expect(await axeFindings('dark', sheet.element())).toEqual([]);
  pageShortcuts.set([]);
});

test('one switch turns all single keys off, and is found again without them; it is remembered on this device [SUCC-075]', async () => {
  const { screen, sheet } = await opened();
  await userEvent.keyboard('?');
  await sheet.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  await new Promise((done) => setTimeout(done, 100));
  expect(sheet.query()).toBeNull();
  expect(localStorage.getItem('singleKeys')).toBe('off');
  await screen.getByRole('button', { name: 'Account menu of Maya Okafor' }).click();
  await screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await sheet.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
  expect(localStorage.getItem('singleKeys')).toBeNull();
});

test('single keys do nothing while text is typed; with Ctrl they do, and in a field that takes no text [SUCC-075]', () => {
  const pressed = (target: HTMLElement, change: Partial<KeyboardEvent> = {}) => ({
    key: 'a',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...change,
    target,
  });
  const input = (type: string) => Object.assign(document.createElement('input'), { type });
  const editable = Object.assign(document.createElement('div'), { contentEditable: 'true' });
  for (const target of [input('text'), input('search'), input('number'), document.createElement('textarea'), editable])
    expect(isIgnoredKey(pressed(target)), target.localName).toBe(true);
  for (const target of [input('radio'), input('checkbox'), document.createElement('select'), document.body])
    expect(isIgnoredKey(pressed(target)), target.localName).toBe(false);
  expect(isIgnoredKey(pressed(input('text'), { ctrlKey: true }))).toBe(false);
  expect(isIgnoredKey(pressed(input('text'), { key: 'Enter' }))).toBe(false);
  setSingleKeys(false);
  expect(isIgnoredKey(pressed(document.body))).toBe(true);
  expect(isIgnoredKey(pressed(document.body, { key: 'ArrowDown' }))).toBe(false);
});
