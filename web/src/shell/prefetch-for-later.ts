import { atRest } from '#lib/at-rest.ts';

/**
 * Fetches what a page needs without being asked, at a moment when it may be too late to ask: the network is gone,
 * the session has ended, somebody leaves. The first view does not wait for it.
 * From then on the focus is kept, too.
 */
export function prefetchForLater(): () => void {
  let letGo = () => {};
  let left = false;
  void atRest().then(() => {
    if (left) return undefined;
    return Promise.allSettled([
      import('./kept-focus.ts').then(({ keepFocus }) => {
        const main = document.getElementById('main');
        if (main && !left) letGo = keepFocus(main);
      }),
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
    letGo();
  };
}
