import { store } from './store.ts';

/** 'system' follows the device. */
export type Theme = 'system' | 'light' | 'dark';

// The same key is read by public/theme.js before the first paint
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

/** Changes the look at once and remembers it on this device. */
export function setTheme(next: Theme) {
  if (next === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // Blocked storage: the choice lasts until the page is left
  }
  theme.set(next);
}
