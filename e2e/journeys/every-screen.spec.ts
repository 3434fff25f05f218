import { watchRequests } from '#harness/at-rest';
import { axeFindings, BOTH_THEMES, type Theme } from '#harness/axe';
import { deviceOf } from '#harness/device';
import { IS_LONG_RUN } from '#harness/effort';
import type { Person } from '#harness/people';
import { axeElsewhere, screensWithAxe } from '#harness/screens-with-axe';
import { expect, test } from '#harness/test';
import { findTornTexts } from '#harness/torn-text';
import { screenAt, shortenTour, SIGNED_OUT_PAGES, TOUR } from '#harness/tour';

// these tests only read, so two workers can share the longest file
test.describe.configure({ mode: 'parallel' });
// code, addresses, endless words, Arabic, emoji and combining marks: if these fit, so do the demo's words
test.use({ texts: 'any' });

const WIDTHS = { desktop: [1366, 1024, 768], phone: [390, 320] } as const;
type Device = keyof typeof WIDTHS;
/** Pages whose layout depends on the width at which they were loaded. */
const LOADED_ANEW = ['/'];

/**
 * The devices and themes in which a page is checked: all of them at night. By day, the first page of people with full
 * navigation is checked on a desktop in light mode and on a phone in dark mode; other pages alternate between desktop
 * and phone, since all pages share the same parts.
 */
type Ways = Partial<Record<Device, readonly Theme[]>>;
const DESKTOP: Ways = { desktop: ['light'] };
const PHONE: Ways = { phone: ['dark'] };
const FRAMES: readonly Person[] = ['student', 'instructor', 'admin'];
function waysOf(who: Person, index: number): Ways {
  if (IS_LONG_RUN) return { desktop: BOTH_THEMES, phone: BOTH_THEMES };
  if (index === 0 && FRAMES.includes(who)) return { ...DESKTOP, ...PHONE };
  return index % 2 === 0 ? DESKTOP : PHONE;
}

/** Screens that axe looks at in their own tests, in both themes: by day a part of them is looked at here. */
const ELSEWHERE = axeElsewhere();
const isForAxe = (path: string) => IS_LONG_RUN || !ELSEWHERE.has(screenAt(path));
/** One in this many of such screens of a person is checked by day. */
const PART = 3;

/** The pages of a person to check. */
function pagesOf(paths: readonly string[]): readonly string[] {
  const elsewhere = paths.filter((path) => !isForAxe(path));
  const part = new Set(elsewhere.filter((_path, index) => index % PART === 0));
  return paths.filter((path) => isForAxe(path) || part.has(path));
}

interface Look {
  readonly path: string;
  readonly device: Device;
  readonly widths: readonly number[];
  readonly themes: readonly Theme[];
  /** True if the page is loaded again; else the open page is resized for another device, which is twice as fast. */
  readonly isLoaded: boolean;
}

/**
 * The checks for the pages of a person. By day, those of one device follow each other, so that the device does not
 * change between pages.
 */
function looksAt(who: Person, paths: readonly string[]): Look[] {
  const looks = pagesOf(paths).flatMap((path, index) =>
    (Object.entries(waysOf(who, index)) as [Device, readonly Theme[]][]).map(([device, themes], turn) => {
      const isLoaded = !IS_LONG_RUN || turn === 0 || LOADED_ANEW.includes(path);
      return { path, device, themes: isForAxe(path) ? themes : [], widths: WIDTHS[device], isLoaded };
    }),
  );
  if (IS_LONG_RUN) return looks;
  return looks
    .toSorted((a, b) => a.device.localeCompare(b.device))
    .map((look, turn) =>
      turn % 2 === 0 || LOADED_ANEW.includes(look.path) ? look : { ...look, widths: look.widths.toReversed() },
    );
}

for (const [who, paths] of Object.entries(IS_LONG_RUN ? TOUR : shortenTour(TOUR)) as [Person, readonly string[]][]) {
  test(`every screen is clean for ${who}, by day and by night, and whatever is written fits every width`, async ({
    enter,
    complaints,
  }) => {
    test.setTimeout(600_000);
    complaints.expect(/404|CallFailed/);
    const page = await enter(who);
    const atRest = watchRequests(page);
    const become = await deviceOf(page);
    for (const { path, device, widths, themes, isLoaded } of looksAt(who, paths)) {
      const [first] = widths;
      if (first !== undefined) await become[device](first);
      if (isLoaded) await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await atRest();
      if (themes.length > 0) expect.soft(await axeFindings(page, themes), `${path} on a ${device}`).toEqual([]);
      for (const width of widths) {
        await become[device](width);
        expect.soft(await findTornTexts(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

test('every screen before the login is clean, by day and by night', async ({ page }) => {
  for (const path of SIGNED_OUT_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await axeFindings(page), path).toEqual([]);
  }
});

test('fails when a text leaves its box, is cut off or lies on another', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(`
    <div style="width: 100px"><p style="white-space: nowrap">Leaves the box that it stands in</p></div>
    <div style="height: 20px; overflow: hidden; width: 100px"><p style="margin: 0">Is cut off below the first line</p></div>
    <p style="height: 0; margin: 0">One text</p><p style="margin: 0">Another one</p>
    <div style="width: 100px; overflow: auto; white-space: nowrap">Can be scrolled, so it is no finding</div>
    <p style="width: 100px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Ends in dots by intent</p>`);
  expect(await findTornTexts(page)).toEqual([
    expect.stringContaining('"Leaves the box that it s" leaves'),
    expect.stringContaining('is cut off by'),
    '"One text" lies on "Another one"',
  ]);
});

test('a screen counts as looked at elsewhere where its test opens it, does nothing, and looks in both themes', () => {
  const looks = "for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);";
  const file = (...lines: string[]) => `
const open = (path = '/usual') => app.open(path);
test('all is well', async () => {
  ${lines.join('\n  ')}
});
`;
  expect(screensWithAxe(file('await open();', looks))).toEqual(['/usual']);
  expect(screensWithAxe(file("await app.open('/chat/8?all=1');", looks))).toContain('/chat/$');
  // by light only, a part of the screen only, and a dialog over it
  for (const other of [
    "expect(await axeFindings('light')).toEqual([]);",
    looks.replace('(theme)', '(theme, menu.element())'),
    `await button.click(); ${looks}`,
  ])
    expect(screensWithAxe(file("await app.open('/chat');", other)), other).toEqual([]);
});

test('screens that are looked at elsewhere are found', () => {
  for (const path of ['/preferences', '/nps-report', '/admin/classes/9/settings'])
    expect(ELSEWHERE, path).toContain(screenAt(path));
});
