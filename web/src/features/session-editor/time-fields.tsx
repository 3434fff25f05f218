import { TextField } from '#kit/text-field.tsx';
import { startingAt, type Form } from './form.ts';

type Props = {
  form: Form;
  problems: Partial<Record<keyof Form, string>>;
  zone: string;
  change: (next: Partial<Form>) => void;
};

/** When a session takes place, by the clocks of the class. D-010 */
export const TimeFields = ({ form, problems, zone, change }: Props) => (
  <>
    <div className="grid gap-5 sm:grid-cols-3">
      <TextField
        label="Date"
        type="date"
        required
        max="2099-12-31"
        error={problems.day ?? null}
        value={form.day}
        onChange={({ currentTarget: { value } }) => change({ day: value })}
      />
      <TextField
        label="From"
        type="time"
        required
        error={problems.from ?? null}
        value={form.from}
        onChange={({ currentTarget: { value } }) => change(startingAt(value, form))}
      />
      <TextField
        label="Until"
        type="time"
        required
        error={problems.until ?? null}
        value={form.until}
        onChange={({ currentTarget: { value } }) => change({ until: value })}
      />
    </div>
    <p className="-mt-2 text-xs text-muted">
      Times are in campus time ({zone}).
      {form.until !== '' && form.until < form.from && ' It ends on the next day.'}
    </p>
  </>
);
