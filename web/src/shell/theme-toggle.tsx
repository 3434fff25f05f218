import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '#kit/icon-button.tsx';
import { useDark } from './use-dark.ts';

/** Light or dark, remembered on this device. On phones it stands in the account menu. */
export function ThemeToggle() {
  const { dark, toggle } = useDark();
  const Icon = dark ? IconSun : IconMoon;
  return (
    <IconButton label={dark ? 'Light theme' : 'Dark theme'} onClick={toggle} className="max-md:hidden">
      <Icon size={20} stroke={1.8} aria-hidden className="text-muted" />
    </IconButton>
  );
}
