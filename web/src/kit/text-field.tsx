import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { CONTROL_LOOK, Field, type FieldFrame } from './field.tsx';

type Props = FieldFrame & ComponentProps<'input'>;

/** A field for one line of text, a number, a date or a time, using native input types. */
export const TextField = ({ label, hint, error, hideLabel, className, ...rest }: Props) => (
  <Field {...{ label, hint, error, hideLabel, className }} required={rest.required}>
    {(wiring) => (
      <input
        data-autofocus={rest.autoFocus}
        {...wiring}
        {...rest}
        className={cx(CONTROL_LOOK, rest.type === 'file' && 'py-2')}
      />
    )}
  </Field>
);
