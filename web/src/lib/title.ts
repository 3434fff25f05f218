import { useEffect } from 'react';

/** '<Page> · Bootcamp Square' in the title of the window. */
export function titleWindow(page: string) {
  document.title = `${page} · Bootcamp Square`;
}

/** Sets the title of the window for a screen that knows more than its route: `useTitle(session.name)`. */
export function useTitle(page: string) {
  useEffect(() => titleWindow(page), [page]);
}
