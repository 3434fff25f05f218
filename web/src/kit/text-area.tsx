import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { CONTROL, Field, type FieldFrame } from './field.tsx';

type Props = FieldFrame & ComponentProps<'textarea'>;

/** Several lines of text; grows with what is written where the browser can. */
export const TextArea = ({ label, hint, error, hideLabel, className, rows = 4, ...rest }: Props) => (
  <Field {...{ label, hint, error, hideLabel, className }} required={rest.required}>
    {(wiring) => (
      <textarea
        dir="auto"
        data-autofocus={rest.autoFocus}
        {...wiring}
        {...rest}
        rows={rows}
        className={cx(CONTROL, 'field-sizing-content max-h-96 min-h-24 py-2.5')}
      />
    )}
  </Field>
);
