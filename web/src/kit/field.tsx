import { useId, type ReactNode } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import { cx } from './cx.ts';

export type FieldFrame = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean | undefined;
};

/** The attributes that the control inside a field must carry. */
export type FieldWiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** The look shared by inputs, text areas and selects. 16 px on phones, so that iOS does not zoom in. */
export const CONTROL_LOOK =
  'w-full min-w-0 min-h-10 rounded-control border border-edge bg-surface px-3 text-ink shadow-control ' +
  'transition-colors placeholder:text-muted hover:border-muted focus-visible:border-brand focus-visible:outline-offset-0 ' +
  'aria-invalid:border-bad disabled:border-line disabled:bg-sunken disabled:text-muted disabled:shadow-none ' +
  '[&[readonly]]:bg-sunken max-sm:text-[1rem] pointer-coarse:min-h-11';

type Props = FieldFrame & {
  required?: boolean | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** Label, control, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, hideLabel, required, className, children }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5 print:hidden', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex gap-1 text-sm font-semibold'}>
        <label htmlFor={id}>{label}</label>
        {/* outside the label: `required` on the control says it already */}
        {required && (
          <span aria-hidden className="text-bad">
            *
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': cx(errorId, hintId) || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** An error beside its control. */
export const FieldError = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-xs font-medium text-bad">
    <IconAlertCircle size={16} aria-hidden className="mt-px shrink-0" />
    <span>{children}</span>
  </p>
);
