import type { ComponentProps } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { cx } from './cx.ts';
import { CONTROL, Field, type FieldFrame } from './field.tsx';

export type Option<V extends string = string> = { value: V; label: string; disabled?: boolean | undefined };

/** The first option where nothing is chosen yet. */
export const CHOOSE: Option = { value: '', label: 'Please choose' };

/** Something with an id and a name, as it is offered. */
export const optionOf = ({ id, name }: { id: number; name: string }): Option => ({ value: String(id), label: name });

type Props = FieldFrame & Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[] };

/** A native select; `options` with value '' serve as the placeholder. */
export const SelectField = ({ label, hint, error, hideLabel, className, options, ...rest }: Props) => (
  <Field {...{ label, hint, error, hideLabel, className }} required={rest.required}>
    {(wiring) => (
      <span className="relative block">
        <select {...wiring} {...rest} className={cx(CONTROL, 'appearance-none truncate pr-9')}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted"
        />
      </span>
    )}
  </Field>
);
