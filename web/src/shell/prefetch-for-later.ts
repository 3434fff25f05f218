import { atRest, SIGNS_OF_LIFE } from '#lib/at-rest.ts';

const routes = () => void import('./private-pages.ts');

/**
 * Fetches what a page needs without being asked, at a moment when it may be too late to ask: the network is gone,
 * the session has ended, somebody leaves. The first view does not wait for it. Where the other pages are is fetched
 * earlier where a sign says that somebody may go there.
 * From then on the focus is kept, too.
 */
export function prefetchForLater(): () => void {
  let releaseFocus = () => {};
  let left = false;
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, routes, { once: true, passive: true });
  void atRest().then(() => {
    if (left) return undefined;
    return Promise.allSettled([
      import('./kept-focus.ts').then(({ keepFocus }) => {
        const main = document.getElementById('main');
        if (main && !left) releaseFocus = keepFocus(main);
      }),
      import('./private-pages.ts'),
      import('#features/identity/log-out.ts'),
      import('#kit/confirm.tsx'),
      import('#kit/toast-box.tsx'),
      import('#lib/changes.ts'),
      import('./other-tab.ts'),
      import('./sign-in-again.tsx'),
      import('./verifying.tsx'),
    ]);
  });
  return () => {
    left = true;
    releaseFocus();
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, routes);
  };
}
