import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { CONTROL, Field, type FieldFrame } from './field.tsx';

type Props = FieldFrame & ComponentProps<'input'>;

/** One line of text, a number, a date or a time: the native input types. */
export const TextField = ({ label, hint, error, hideLabel, className, ...rest }: Props) => (
  <Field {...{ label, hint, error, hideLabel, className }} required={rest.required}>
    {(wiring) => (
      <input
        data-autofocus={rest.autoFocus}
        {...wiring}
        {...rest}
        className={cx(CONTROL, rest.type === 'file' && 'py-2')}
      />
    )}
  </Field>
);
