import { useSyncExternalStore } from 'react';
import { setTheme, theme } from '#kit/theme.ts';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(changed: () => void) {
  const device = matchMedia(DARK);
  const stop = theme.subscribe(changed);
  device.addEventListener('change', changed);
  return () => {
    stop();
    device.removeEventListener('change', changed);
  };
}
const isDark = () => (theme.current() === 'system' ? matchMedia(DARK).matches : theme.current() === 'dark');

/** Returns whether the page is dark, by choice or by the device, and a function that changes it. */
export function useDark() {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return { dark, toggle: () => setTheme(dark ? 'light' : 'dark') };
}
