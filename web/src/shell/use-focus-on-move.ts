import { useEffect, useRef } from 'react';
import { useLocation } from '@tanstack/react-router';

/** After a move to another page the focus begins at its content, as it would after a page load. */
export function useFocusOnMove() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
