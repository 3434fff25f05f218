import { expect, test } from 'vitest';
import { SCREENSHOT } from './failures.ts';
import { refuseScreenshot, type ChosenScreenshot } from './screenshot.ts';

const MB = 1024 * 1024;
const refused = (more: Partial<ChosenScreenshot>) =>
  refuseScreenshot({ fileName: 'screen.png', mimeType: 'image/png', size: 1000, ...more });

test.each(['image/png', 'image/jpeg', 'IMAGE/WEBP', 'image/gif', 'image/svg+xml'])(
  'a screenshot may be %s [SUPP-018]',
  (mimeType) => expect(refused({ mimeType })).toBeNull(),
);

test.each(['text/html', 'application/pdf', 'video/mp4', 'image/heic', '', 'image', 'ximage/png'])(
  'a screenshot may not be %j [SUPP-018]',
  (mimeType) => expect(refused({ mimeType })).toBe(SCREENSHOT.NO_IMAGE),
);

test('a screenshot is under 5 MB [SUPP-019]', () => {
  expect(refused({ size: 5 * MB - 1 })).toBeNull();
  expect(refused({ size: 5 * MB })).toBe(SCREENSHOT.TOO_LARGE);
});

test('its file name is under 1024 characters [SUPP-020]', () => {
  expect(refused({ fileName: 'x'.repeat(1023) })).toBeNull();
  expect(refused({ fileName: 'x'.repeat(1024) })).toBe(SCREENSHOT.LONG_NAME);
});
