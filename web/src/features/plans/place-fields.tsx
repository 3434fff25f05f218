import { SelectField, type Option } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { PlaceForm, PlaceProblems } from './place-form.ts';

type Props = {
  /** What is placed: Opens, Due, Takes place. */
  label: string;
  form: PlaceForm;
  problems: PlaceProblems;
  /** What it means where no time is given; null where only the day counts. */
  timeHint?: string | null;
  /** On which it may hang; left out where it hangs on none. */
  sessions?: readonly Option[];
  change: (next: PlaceForm) => void;
};

const BY: readonly { value: PlaceForm['by']; label: string }[] = [
  { value: 'meeting', label: 'After a class' },
  { value: 'day', label: 'On a day of the course' },
  { value: 'session', label: 'With a session' },
];

/** When something is in a course without dates. ADM-102 */
export function PlaceFields({ label, form, problems, timeHint = '', sessions, change }: Props) {
  const field = (key: 'meeting' | 'days' | 'day' | 'time', name: string, hint?: string) => (
    <TextField
      label={name}
      hint={hint}
      type={key === 'time' ? 'time' : 'number'}
      required={key !== 'time'}
      value={form[key]}
      error={problems[key]}
      onChange={({ currentTarget: { value } }) => change({ ...form, [key]: value })}
    />
  );
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={label}
          options={BY.filter(({ value }) => sessions !== undefined || value !== 'session')}
          value={form.by}
          onChange={({ currentTarget: { value } }) => change({ ...form, by: value as PlaceForm['by'] })}
        />
        {form.by === 'meeting' && field('meeting', 'Class', 'Its number: the first is 1.')}
        {form.by === 'day' && field('day', 'Day', 'The first day of the course is 1, the day before it 0.')}
        {form.by === 'session' && (
          <SelectField
            label="Session"
            required
            options={[{ value: '', label: 'Choose a session' }, ...(sessions ?? [])]}
            value={form.session}
            error={problems.session}
            onChange={({ currentTarget: { value } }) => change({ ...form, session: value })}
          />
        )}
        {form.by !== 'day' && field('days', 'Days after it', '0 is the same day.')}
        {timeHint !== null && field('time', 'Time', timeHint)}
      </div>
    </fieldset>
  );
}
