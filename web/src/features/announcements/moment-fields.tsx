import type { AnnouncementForm } from '@bcs/contract/features/announcements/form';
import type { Day } from '@bcs/contract/kernel/clock';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';

type Props = {
  /** The label: 'Publish' or 'Expiration'. */
  name: string;
  fields: readonly [date: keyof AnnouncementForm, time: keyof AnnouncementForm];
  form: AnnouncementForm;
  invalid: (field: keyof AnnouncementForm) => true | undefined;
  /** The first day of the calendar that opens. */
  min: Day;
  choices: readonly { readonly label: string; readonly set: Partial<AnnouncementForm> }[];
  onChange: (set: Partial<AnnouncementForm>) => void;
};

/** A day and a time on campus, with the choices that fit most of the time. */
export const MomentFields = ({ name, fields: [date, time], form, invalid, min, choices, onChange }: Props) => (
  <div className="grid content-start gap-2">
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label={`${name} Date`}
        type="date"
        required
        name={date}
        min={min}
        max="2099-12-31"
        value={form[date]}
        aria-invalid={invalid(date)}
        onChange={({ currentTarget }) => onChange({ [date]: currentTarget.value })}
      />
      <TextField
        label={`${name} Time`}
        type="time"
        required
        name={time}
        value={form[time]}
        aria-invalid={invalid(time)}
        onChange={({ currentTarget }) => onChange({ [time]: currentTarget.value })}
      />
    </div>
    <div role="group" aria-label={`${name}: suggestions`} className="flex flex-wrap gap-2">
      {choices.map(({ label, set }) => (
        <Button key={label} size="sm" onClick={() => onChange(set)}>
          {label}
        </Button>
      ))}
    </div>
  </div>
);
