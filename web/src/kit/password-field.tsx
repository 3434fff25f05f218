import { useState, type ComponentProps } from 'react';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { cx } from './cx.ts';
import { CONTROL_LOOK, Field, type FieldFrame } from './field.tsx';

type Props = FieldFrame & Omit<ComponentProps<'input'>, 'type'>;

/** A password field whose content can be shown. */
export function PasswordField({ label, hint, error, hideLabel, className, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field {...{ label, hint, error, hideLabel, className }} required={rest.required}>
      {(wiring) => (
        <span className="relative block">
          <input {...wiring} {...rest} type={shown ? 'text' : 'password'} className={cx(CONTROL_LOOK, 'pr-11')} />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={wiring.id}
            className="absolute inset-y-1 right-1 grid w-9 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            <Icon size={18} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  );
}
