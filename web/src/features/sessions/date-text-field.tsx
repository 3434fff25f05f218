import { useRef, type ComponentProps } from 'react';
import { dayOfText, textOfDay } from '@bcs/contract/features/sessions/career-form';
import { IconCalendar } from '@tabler/icons-react';
import { IconButton } from '#kit/icon-button.tsx';
import { TextField } from '#kit/text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** A date as MM-DD-YYYY, typed or chosen from the browser's calendar. SESS-059 */
export function DateTextField({ value, onChange, ...rest }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="flex items-start gap-2 sm:max-w-72">
      <TextField
        {...rest}
        className="grow"
        placeholder="MM-DD-YYYY"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={value}
        onChange={onChange}
      />
      <span className="relative pt-[1.7rem]">
        <IconButton label="Choose a date" tone="secondary" onClick={() => picker.current?.showPicker()}>
          <IconCalendar size={18} aria-hidden />
        </IconButton>
        <input
          ref={picker}
          type="date"
          aria-hidden
          tabIndex={-1}
          value={dayOfText(value) ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ currentTarget: { value: currentTarget.value && textOfDay(currentTarget.value) } })
          }
          className="pointer-events-none absolute bottom-0 left-0 size-px opacity-0"
        />
      </span>
    </div>
  );
}
