import { useEffect, useRef } from 'react';
import type { ExcusedAbsenceReason } from '@bcs/contract/features/attendance/model';
import { IconChevronDown } from '@tabler/icons-react';
import { CONTROL_LOOK } from '#kit/field.tsx';
import { cx } from '#kit/cx.ts';

type Props = {
  /** The name of the student with the reason, for screen readers. */
  name: string;
  reasons: readonly ExcusedAbsenceReason[];
  value: number | null;
  /** True if the select has just been opened: it takes the focus. */
  asked: boolean;
  onChoose: (reasonId: number) => void;
  onCancel: () => void;
};

/** Asks why the absence is excused; without a reason nothing is saved. ATT-018 */
export function ReasonSelect({ name, reasons, value, asked, onChoose, onCancel }: Props) {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (asked) ref.current?.focus();
  }, [asked]);
  return (
    <span className="relative block w-full md:w-56">
      <select
        ref={ref}
        aria-label={`Reason for the exception of ${name}`}
        value={value ?? ''}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        onBlur={() => value === null && onCancel()}
        className={cx(CONTROL_LOOK, 'min-h-9! appearance-none truncate pr-8 text-sm pointer-coarse:min-h-11!')}
      >
        {value === null && (
          <option value="" disabled>
            Please choose a reason
          </option>
        )}
        {reasons.map(({ id, description }) => (
          <option key={id} value={id}>
            {description}
          </option>
        ))}
      </select>
      <IconChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
