import { expect, test, vi } from 'vitest';
import { pageLoad } from '#lib/page-load.ts';
import { reloadWhenStale } from './stale-page.ts';

/** A file of the page cannot be loaded; whether the page took care of it. */
function missing(file: string): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: file });
  return !dispatchEvent(event);
}

test('a page whose files are gone is loaded anew, once for each file, and never without a network', () => {
  sessionStorage.clear();
  const again = vi.spyOn(pageLoad, 'again').mockImplementation(() => undefined);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reloadWhenStale();
  expect(missing('a.js')).toBe(false);
  expect(again).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  expect(missing('a.js')).toBe(true);
  expect(missing('a.js')).toBe(false);
  expect(missing('b.js')).toBe(true);
  expect(again).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
