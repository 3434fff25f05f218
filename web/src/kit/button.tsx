import type { ComponentProps } from 'react';
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
