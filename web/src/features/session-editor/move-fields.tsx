import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { MoveForm } from './movable.ts';
import { TargetField } from './target-field.tsx';

const BY: readonly { value: MoveForm['by']; label: string }[] = [
  { value: 'days', label: 'By days' },
  { value: 'next class day', label: 'To the next class day' },
  { value: 'weekday', label: 'To another weekday' },
  { value: 'time', label: 'To another time' },
  { value: 'copy', label: 'Copy to another class' },
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Props = { courseId: number; form: MoveForm; change: (next: Partial<MoveForm>) => void };

/** The fields for how the chosen items move. ADM-084 */
export const MoveFields = ({ courseId, form, change }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <SelectField
      label="What to do"
      options={BY}
      value={form.by}
      onChange={({ currentTarget: { value } }) => change({ by: value as MoveForm['by'] })}
    />
    {form.by === 'days' && (
      <TextField
        label="Days"
        type="number"
        hint="A negative number moves them back."
        value={form.days}
        onChange={({ currentTarget: { value } }) => change({ days: value })}
      />
    )}
    {form.by === 'weekday' && (
      <SelectField
        label="Weekday"
        hint="In the same week, Sunday to Saturday."
        options={WEEKDAYS.map((label, day) => ({ value: String(day), label }))}
        value={form.weekday}
        onChange={({ currentTarget: { value } }) => change({ weekday: value })}
      />
    )}
    {form.by === 'copy' && <TargetField courseId={courseId} form={form} change={change} />}
    {form.by === 'time' && (
      <TextField
        label="Time"
        type="time"
        value={form.time}
        onChange={({ currentTarget: { value } }) => change({ time: value })}
      />
    )}
  </div>
);
