import { TextField } from '#kit/text-field.tsx';
import type { Fields } from '#lib/form-fields.ts';
import { startingAt, type Form } from './form.ts';

/** When a session takes place, by the clocks of the class. D-010 */
export const TimeFields = ({ form, zone }: { form: Fields<Form>; zone: string }) => (
  <>
    <div className="grid gap-5 sm:grid-cols-3">
      <TextField {...form.text('day', 'Date')} type="date" required max="2099-12-31" />
      <TextField
        {...form.text('from', 'From')}
        type="time"
        required
        onChange={({ currentTarget: { value } }) => form.set(startingAt(value, form.value))}
      />
      <TextField {...form.text('until', 'Until')} type="time" required />
    </div>
    <p className="-mt-2 text-xs text-muted">
      Times are in campus time ({zone}).
      {form.value.until !== '' && form.value.until < form.value.from && ' It ends on the next day.'}
    </p>
  </>
);
