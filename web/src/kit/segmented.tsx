import { useId } from 'react';
import type { Option } from './select-field.tsx';

type Props<V extends string> = {
  label: string;
  /** The chosen value; null if nothing is chosen yet. */
  value: V | null;
  onChange: (value: V) => void;
  options: readonly Option<V>[];
};

/** A short choice that is fully visible: a radio group in one row, or in two on narrow screens. */
export function Segmented<V extends string>({ label, value, onChange, options }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="flex w-fit max-w-full min-w-0 flex-wrap gap-0.5 rounded-control bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-8 place-items-center rounded-lg px-3 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            className="sr-only"
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
