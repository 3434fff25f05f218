import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MOST_HOLIDAYS } from '@bcs/contract/features/universities/failures';
import type { Holiday } from '@bcs/contract/features/universities/model';
import type { Day } from '@bcs/contract/kernel/clock';
import { Button } from '#kit/button.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import { TextField } from '#kit/text-field.tsx';

type Props = {
  value: readonly Holiday[];
  errorOf: (key: string) => string | undefined;
  onChange: (holidays: Holiday[]) => void;
};

const NEW: Holiday = { from: '' as Day, to: '' as Day, name: '' };

/** Days on which no class meets, each with its name. ADM-066 */
export function HolidayFields({ value, errorOf, onChange }: Props) {
  const set = (at: number, changed: Partial<Holiday>) =>
    onChange(value.map((holiday, index) => (index === at ? { ...holiday, ...changed } : holiday)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Holidays</legend>
      <p className="text-sm text-muted">No class meets on these days. New classes inherit them.</p>
      {value.map((holiday, at) => {
        const which = holiday.name || `holiday ${at + 1}`;
        return (
          // the rows have no other name, and none is ever moved
          <div key={at} className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[1fr_10rem_10rem_auto]">
            <TextField
              label="Name"
              className="max-sm:col-span-2"
              required
              autoComplete="off"
              maxLength={255}
              value={holiday.name}
              error={errorOf(`holidays.${at}.name`)}
              onChange={({ currentTarget }) => set(at, { name: currentTarget.value })}
            />
            <TextField
              label="First day"
              type="date"
              required
              value={holiday.from}
              error={errorOf(`holidays.${at}.from`) ?? errorOf(`holidays.${at}`)}
              onChange={({ currentTarget }) => {
                const from = currentTarget.value as Day;
                set(at, { from, ...((holiday.to as string) === '' && { to: from }) });
              }}
            />
            <TextField
              label="Last day"
              type="date"
              required
              min={holiday.from}
              value={holiday.to}
              error={errorOf(`holidays.${at}.to`)}
              onChange={({ currentTarget }) => set(at, { to: currentTarget.value as Day })}
            />
            <IconButton
              label={`Remove ${which}`}
              className="max-sm:col-span-2 max-sm:justify-self-end"
              onClick={() => onChange(value.filter((_, index) => index !== at))}
            >
              <IconTrash size={19} aria-hidden />
            </IconButton>
          </div>
        );
      })}
      <Button
        size="sm"
        className="justify-self-start"
        disabled={value.length >= MOST_HOLIDAYS}
        onClick={() => onChange([...value, NEW])}
      >
        <IconPlus size={17} aria-hidden />
        Add a holiday
      </Button>
    </fieldset>
  );
}
