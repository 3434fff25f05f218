import { pageLoad } from '#lib/page-load.ts';
import { perTab } from '#lib/storage.ts';

const KEY = 'reloadedFor';

/**
 * Tells whether the server would answer if the page were loaded again: `onLine` knows the network, not the server
 * behind it.
 */
const serverAnswers = () =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** After a new release an open page may request files that no longer exist: it is reloaded, once for each file. */
export function reloadWhenStale() {
  addEventListener('vite:preloadError', async (event) => {
    const file = String((event as Event & { payload?: unknown }).payload);
    if (perTab.get(KEY) === file || !(await serverAnswers())) return;
    perTab.set(KEY, file);
    pageLoad.again();
  });
}
