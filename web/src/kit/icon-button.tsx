import type { ComponentProps } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Button } from './button.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'aria-label' | 'size'> & {
  /** The name read aloud and shown as a tip. */
  label: string;
  icon?: Icon | undefined;
  iconSize?: number | undefined;
  /** True for rows of 40 px; fingers get 44 px all the same. */
  small?: boolean | undefined;
};

/** A square button that shows an icon only: `icon`, or a child that has a look of its own. */
export const IconButton = ({ label, tone = 'quiet', small = false, icon: Sign, iconSize = 18, ...rest }: Props) => (
  <Button {...rest} tone={tone} size={small ? 'iconSmall' : 'icon'} aria-label={label} title={label}>
    {Sign ? <Sign size={iconSize} aria-hidden /> : rest.children}
  </Button>
);
