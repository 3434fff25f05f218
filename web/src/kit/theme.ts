import { store } from './store.ts';

/** A theme; 'system' follows the device. */
export type Theme = 'system' | 'light' | 'dark';

// public/theme.js reads the same key before the first paint
const KEY = 'theme';

function stored(): Theme {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    return 'system';
  }
}

export const theme = store<Theme>(stored());

/** Changes the theme at once and remembers it on this device. */
export function setTheme(next: Theme) {
  if (next === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // if storage is blocked, the choice lasts until the page is closed
  }
  theme.set(next);
}
