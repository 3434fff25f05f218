import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
};

/** A yes-or-no choice. The whole line is clickable. */
export function Checkbox({ label, hint, error, className, ...rest }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cx('grid', className)}>
      <label className="flex items-start gap-2.5 py-1 has-disabled:text-muted">
        <input
          {...rest}
          type="checkbox"
          aria-describedby={cx(errorId, hintId) || undefined}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-4.5 shrink-0 accent-brand"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="pl-7 text-xs text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
