import type { KeyboardEvent } from 'react';
import { STATUS_CHOICES, type StatusCode } from '@bcs/contract/features/attendance/statuses';
import { cx } from '#kit/cx.ts';
import { SOFT_TONES } from '#kit/tone.ts';
import { STATUS_LETTERS } from './keys.ts';
import { STATUS_TONE } from './status-look.ts';

type Props = {
  /** The name of the student, for screen readers. */
  name: string;
  value: StatusCode;
  choices: readonly StatusCode[];
  disabled: boolean;
  onChoose: (statusCode: StatusCode) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The statuses that a narrow screen leaves to the dropdown. */
const RARE: readonly StatusCode[] = ['none', 'exception'];

/**
 * The statuses as letters, one press each. They are no tab stops: the dropdown beside them takes the same letters, and
 * a class has a hundred of these buttons. ATT-022, D-282
 */
export const StatusButtons = ({ name, value, choices, disabled, onChoose, onKeyDown }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come up from the buttons
  <span
    role="group"
    aria-label={`Mark ${name}`}
    className="flex gap-1 max-md:gap-0.5 print:hidden"
    onKeyDown={onKeyDown}
  >
    {Object.entries(STATUS_LETTERS).map(
      ([letter, code]) =>
        choices.includes(code) && (
          <button
            key={code}
            type="button"
            tabIndex={-1}
            disabled={disabled}
            aria-pressed={value === code}
            aria-label={`${STATUS_CHOICES[code]}: ${name}`}
            title={STATUS_CHOICES[code]}
            onClick={() => onChoose(code)}
            className={cx(
              'size-8 rounded-lg border text-sm font-bold uppercase disabled:opacity-50 max-md:size-11 pointer-coarse:size-11',
              value === code
                ? cx(code === 'none' ? 'border-transparent' : 'border-current', SOFT_TONES[STATUS_TONE[code]])
                : 'border-line text-muted enabled:hover:border-edge enabled:hover:bg-sunken enabled:hover:text-ink',
              RARE.includes(code) && 'max-md:hidden',
            )}
          >
            {letter}
          </button>
        ),
    )}
  </span>
);
