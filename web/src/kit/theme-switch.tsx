import { useSyncExternalStore } from 'react';
import { Segmented } from './segmented.tsx';
import { setTheme, theme } from './theme.ts';

const OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light, dark, or as the device says. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(theme.subscribe, theme.current, theme.current);
  return <Segmented label="Theme" value={chosen} onChange={setTheme} options={OPTIONS} />;
}
