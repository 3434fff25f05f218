import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { CONTROL_LOOK, Field, type FieldFrame } from './field.tsx';

type Props = FieldFrame & ComponentProps<'textarea'>;

/** A text field with several lines, which grows with its content if the browser supports it. */
export const TextArea = ({ label, hint, error, hideLabel, className, rows = 4, ...rest }: Props) => (
  <Field {...{ label, hint, error, hideLabel, className }} required={rest.required}>
    {(wiring) => (
      <textarea
        dir="auto"
        data-autofocus={rest.autoFocus}
        {...wiring}
        {...rest}
        rows={rows}
        className={cx(CONTROL_LOOK, 'field-sizing-content max-h-96 min-h-24 py-2.5')}
      />
    )}
  </Field>
);
