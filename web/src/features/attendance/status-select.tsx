import type { ComponentProps } from 'react';
import { STATUS_CHOICES, type StatusCode } from '@bcs/contract/features/attendance/statuses';
import { IconChevronDown } from '@tabler/icons-react';
import { cx } from '#kit/cx.ts';
import { SOFT_TONES } from '#kit/tone.ts';
import { STATUS_TONE } from './status-look.ts';

type Props = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  value: StatusCode;
  choices: readonly StatusCode[];
  /** True for an arrow alone, where buttons beside it show the status. */
  isNarrow: boolean;
  onChoose: (statusCode: StatusCode) => void;
};

/** The dropdown of one student, in the colour of its status. ATT-022 */
export function StatusSelect({ value, choices, isNarrow, onChoose, disabled, ...rest }: Props) {
  // what is stored is shown even to somebody who may not choose it
  const shown = choices.includes(value) ? choices : [...choices, value];
  return (
    <span className={cx('relative block', isNarrow ? 'w-11 print:w-32' : 'w-32')}>
      <select
        {...rest}
        value={value}
        disabled={disabled}
        onChange={(event) => onChoose(event.currentTarget.value as StatusCode)}
        className={cx(
          'min-h-8 w-full appearance-none truncate rounded-lg border border-transparent text-sm font-semibold pointer-coarse:min-h-11',
          // the word is pushed out of view, but on paper
          isNarrow ? 'pl-11 max-md:min-h-11 print:pl-3' : 'pr-8 pl-3',
          'hover:border-edge disabled:opacity-100 max-sm:text-[1rem]',
          SOFT_TONES[STATUS_TONE[value]],
          value === 'none' && 'border-dashed border-edge',
        )}
      >
        {shown.map((code) => (
          <option key={code} value={code} disabled={!choices.includes(code)}>
            {STATUS_CHOICES[code]}
          </option>
        ))}
      </select>
      {!disabled && (
        <IconChevronDown
          size={16}
          aria-hidden
          className={cx(
            'pointer-events-none absolute top-1/2 -translate-y-1/2 print:hidden',
            isNarrow ? 'right-1/2 translate-x-1/2' : 'right-2.5',
          )}
        />
      )}
    </span>
  );
}
