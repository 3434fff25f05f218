import type { ComponentProps } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { cx } from './cx.ts';
import { CONTROL_LOOK, Field, type FieldFrame } from './field.tsx';

export type Option<V extends string = string> = { value: V; label: string; disabled?: boolean | undefined };

/** The first option if nothing is chosen yet. */
export const PLEASE_CHOOSE: Option = { value: '', label: 'Please choose' };

/** Turns something with an id and a name into an option. */
export const toOption = ({ id, name }: { id: number; name: string }): Option => ({ value: String(id), label: name });

type Props = FieldFrame & Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[] };

/** A native select; an option with the value '' is the placeholder. */
export const SelectField = ({ label, hint, error, hideLabel, className, options, ...rest }: Props) => (
  <Field {...{ label, hint, error, hideLabel, className }} required={rest.required}>
    {(wiring) => (
      <span className="relative block">
        <select {...wiring} {...rest} className={cx(CONTROL_LOOK, 'appearance-none truncate pr-9')}>
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
