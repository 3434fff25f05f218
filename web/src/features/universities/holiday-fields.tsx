import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MOST_HOLIDAYS } from '@bcs/contract/features/universities/failures';
import { LONGEST_HOLIDAY_NAME } from '@bcs/contract/kernel/lengths';
import type { Holiday } from '@bcs/contract/features/universities/model';
import { Button, IconButton } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { createFields } from '#lib/form-fields.ts';

type Props = {
  value: readonly Holiday[];
  errorOf: (key: string) => string | undefined;
  onChange: (holidays: Holiday[]) => void;
};

const EMPTY_HOLIDAY: Holiday = { from: '', to: '', name: '' };

/** Days on which no class meets, each with its name. ADM-066 */
export const HolidayFields = ({ value, errorOf, onChange }: Props) => (
  <fieldset className="grid gap-3">
    <legend className="mb-2 font-semibold">Holidays</legend>
    <p className="text-sm text-muted">No class meets on these days. New classes inherit them.</p>
    {value.map((holiday, at) => {
      const which = holiday.name || `holiday ${at + 1}`;
      const path = `holidays.${at}`;
      const row = createFields({
        value: holiday,
        set: (changed) => onChange(value.with(at, { ...holiday, ...changed })),
        errorOf: (key) => errorOf(`${path}.${key}`),
      });
      return (
        // the rows have no other name, and none is ever moved
        <div key={at} className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[1fr_10rem_10rem_auto]">
          <TextField
            {...row.text('name', 'Name')}
            className="max-sm:col-span-2"
            required
            maxLength={LONGEST_HOLIDAY_NAME}
          />
          <TextField
            {...row.text('from', 'First day')}
            type="date"
            required
            error={row.errorOf('from') ?? errorOf(path)}
            onChange={({ currentTarget: { value: from } }) => row.set({ from, to: holiday.to || from })}
          />
          <TextField {...row.text('to', 'Last day')} type="date" required min={holiday.from} />
          <IconButton
            icon={IconTrash}
            iconSize={19}
            label={`Remove ${which}`}
            className="max-sm:col-span-2 max-sm:justify-self-end"
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          />
        </div>
      );
    })}
    <Button
      size="sm"
      className="justify-self-start"
      disabled={value.length >= MOST_HOLIDAYS}
      onClick={() => onChange([...value, EMPTY_HOLIDAY])}
    >
      <IconPlus size={17} aria-hidden />
      Add a holiday
    </Button>
  </fieldset>
);
