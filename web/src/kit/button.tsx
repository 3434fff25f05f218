import type { ComponentProps } from 'react';
import type { Icon } from '@tabler/icons-react';
import { buttonLook, type ButtonLook } from './button-look.ts';
import { Spinner } from './spinner.tsx';

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: a spinner shows and a second press does nothing. */
    pending?: boolean | undefined;
  };

/** A button; `type="submit"` is asked for, never by accident. */
export const Button = ({
  tone,
  size,
  className,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) => (
  <button
    {...rest}
    type={pending ? 'button' : type}
    className={buttonLook({ tone, size }, className)}
    // aria-disabled instead of disabled: the focus must not fall off the button while it waits
    aria-disabled={pending || undefined}
    aria-busy={pending || undefined}
    onClick={pending ? undefined : onClick}
  >
    {pending && <Spinner />}
    {children}
  </button>
);

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'aria-label' | 'size'> & {
  /** The name read aloud and shown as a tip. */
  label: string;
  icon?: Icon | undefined;
  iconSize?: number | undefined;
  /** True for rows of 40 px; fingers get 44 px all the same. */
  small?: boolean | undefined;
};

/** A square button that shows an icon only: `icon`, or a child that has a look of its own. */
export const IconButton = ({
  label,
  tone = 'quiet',
  small = false,
  icon: Sign,
  iconSize = 18,
  ...rest
}: IconButtonProps) => (
  <Button {...rest} tone={tone} size={small ? 'iconSmall' : 'icon'} aria-label={label} title={label}>
    {Sign ? <Sign size={iconSize} aria-hidden /> : rest.children}
  </Button>
);
