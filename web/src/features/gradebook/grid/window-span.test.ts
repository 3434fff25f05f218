import { expect, test } from 'vitest';
import { visibleSpan } from './window-span.ts';

const LANE = { count: 200, size: 40, fixed: 80 };

test('what is in view is built, with a few beyond the edges', () => {
  expect(visibleSpan(LANE, 0, 480)).toEqual({ from: 0, to: 14 });
  expect(visibleSpan(LANE, 4000, 480)).toEqual({ from: 96, to: 114 });
  expect(visibleSpan(LANE, 8000, 480)).toEqual({ from: 196, to: 200 });
});

test('every cell in view is among those built', () => {
  for (let scrolled = 0; scrolled <= LANE.count * LANE.size; scrolled += 7) {
    const { from, to } = visibleSpan(LANE, scrolled, 480);
    expect(from * LANE.size).toBeLessThanOrEqual(scrolled);
    expect(to * LANE.size).toBeGreaterThanOrEqual(Math.min(scrolled + 480 - LANE.fixed, LANE.count * LANE.size));
  }
});
