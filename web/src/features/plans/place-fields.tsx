import { SelectField, type Option } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { FormFields } from '#lib/form-fields.ts';
import type { PlaceForm } from './place-form.ts';

type Props = {
  /** The event that is placed: Opens, Due or Takes place. */
  label: string;
  of: FormFields<PlaceForm>;
  /** The meaning of an empty time; null if only the day counts. */
  timeHint?: string | null;
  /** The sessions on which the event may depend; left out if it depends on none. */
  sessions?: readonly Option[];
};

const BY: readonly { value: PlaceForm['by']; label: string }[] = [
  { value: 'meeting', label: 'After a class' },
  { value: 'day', label: 'On a day of the course' },
  { value: 'session', label: 'With a session' },
];

/** The fields that say when something takes place in a course without dates. ADM-102 */
export function PlaceFields({ label, of, timeHint = '', sessions }: Props) {
  const { by } = of.value;
  const number = (key: 'meeting' | 'days' | 'day', name: string, hint: string) => (
    <TextField {...of.text(key, name)} hint={hint} type="number" required />
  );
  const offered = BY.filter(({ value }) => sessions !== undefined || value !== 'session');
  const choice = [{ value: '', label: 'Choose a session' }, ...(sessions ?? [])];
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...of.choice('by', label, offered)} />
        {by === 'meeting' && number('meeting', 'Class', 'Its number: the first is 1.')}
        {by === 'day' && number('day', 'Day', 'The first day of the course is 1; the day before it is 0.')}
        {by === 'session' && <SelectField {...of.choice('session', 'Session', choice)} required />}
        {by !== 'day' && number('days', 'Days after it', '0 is the same day.')}
        {timeHint !== null && <TextField {...of.text('time', 'Time')} hint={timeHint} type="time" />}
      </div>
    </fieldset>
  );
}
