import type { ComponentProps } from 'react';
import { IconSearch } from '@tabler/icons-react';
import { cx } from './cx.ts';
import { CONTROL_LOOK, Field, type FieldFrame } from './field.tsx';

type Props = FieldFrame & Omit<ComponentProps<'input'>, 'type'>;

/** A search box with a magnifying glass. */
export const SearchField = ({ label, hint, error, hideLabel, className, ...rest }: Props) => (
  <Field {...{ label, hint, error, hideLabel, className }} required={rest.required}>
    {(wiring) => (
      <span className="relative block">
        <IconSearch
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
        />
        <input {...wiring} {...rest} type="search" className={cx(CONTROL_LOOK, 'pl-9.5')} />
      </span>
    )}
  </Field>
);
