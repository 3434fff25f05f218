import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IS_LONG_RUN } from '#testing/effort';
import { darkAccent, isReadable, nearestReadable } from './accent.ts';

const color = fc
  .tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** The luminance of a color by the WCAG formula, calculated from whole numbers only. */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = parts(hex).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test('a colour is refused exactly where a surface of a theme leaves it under 4.5 to 1, and the shade that is offered is not [ADM-067]', () => {
  // the three surfaces of each theme as a browser paints them
  const light = ['#faf8f5', '#f4f1ec', '#ffffff'];
  const dark = ['#0f0f18', '#20212c', '#171822'];
  fc.assert(
    fc.property(color, (accent) => {
      const least = Math.min(
        ...light.map((surface) => contrast(accent, surface)),
        ...dark.map((surface) => contrast(darkAccent(accent), surface)),
      );
      // skips borderline cases, because the surfaces are rounded to whole numbers here
      fc.pre(Math.abs(least - 4.5) > 0.06);
      expect(isReadable(accent)).toBe(least >= 4.5);
      expect(isReadable(nearestReadable(accent))).toBe(true);
    }),
    { numRuns: IS_LONG_RUN ? 2000 : 400 },
  );
});

test('what can be read is offered as it is, and of what cannot a shade of the same hue [ADM-067]', () => {
  expect(nearestReadable('#4b2fbf')).toBe('#4b2fbf');
  expect(isReadable('#ffd400')).toBe(false);
  const [r = 0, g = 0, b = 0] = parts(nearestReadable('#ffd400'));
  expect(r).toBeGreaterThan(b);
  expect(g).toBeGreaterThan(b);
  expect(contrast('#ffd400', nearestReadable('#ffd400'))).toBeLessThan(4.5);
});
