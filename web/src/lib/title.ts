import { useEffect } from 'react';

/** Sets the title of the window: '<Page> · Bootcamp Square'. */
export function titleWindow(page: string) {
  document.title = `${page} · Bootcamp Square`;
}

/** Sets the title of the window for a screen that knows a better one than its route: `useTitle(session.name)`. */
export function useTitle(page: string) {
  useEffect(() => titleWindow(page), [page]);
}
