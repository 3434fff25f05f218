import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'children' | 'aria-label' | 'size'> & {
  /** The name read aloud and shown as a tip. */
  label: string;
  /** True for rows of 40 px; fingers get 44 px all the same. */
  small?: boolean | undefined;
  children: ReactNode;
};

/** A square button that shows an icon only. */
export const IconButton = ({ label, tone = 'quiet', small = false, children, ...rest }: Props) => (
  <Button {...rest} tone={tone} size={small ? 'iconSmall' : 'icon'} aria-label={label} title={label}>
    {children}
  </Button>
);
