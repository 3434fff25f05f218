import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'children' | 'aria-label' | 'size'> & {
  /** The name read aloud and shown as a tip. */
  label: string;
  children: ReactNode;
};

/** A square button that shows an icon only. */
export function IconButton({ label, tone = 'quiet', children, ...rest }: Props) {
  return (
    <Button {...rest} tone={tone} size="icon" aria-label={label} title={label}>
      {children}
    </Button>
  );
}
