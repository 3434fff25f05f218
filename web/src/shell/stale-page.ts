import { pageLoad } from '#lib/page-load.ts';
import { perTab } from '#lib/storage.ts';

const KEY = 'reloadedFor';

/** After a new release an open page may ask for files that are gone: it is loaded anew, once for each file. */
export function reloadWhenStale() {
  addEventListener('vite:preloadError', (event) => {
    const file = String((event as Event & { payload?: unknown }).payload);
    // without a network there is nothing to load, and the page that is open would be gone
    if (!navigator.onLine || perTab.get(KEY) === file) return;
    perTab.set(KEY, file);
    event.preventDefault();
    pageLoad.again();
  });
}
