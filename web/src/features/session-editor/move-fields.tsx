import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { createFields, type FormFields } from '#lib/form-fields.ts';
import { useRead } from '#lib/queries.ts';
import type { MoveForm } from './movable.ts';

const BY: readonly { value: MoveForm['by']; label: string }[] = [
  { value: 'days', label: 'By days' },
  { value: 'next class day', label: 'To the next class day' },
  { value: 'weekday', label: 'To another weekday' },
  { value: 'time', label: 'To another time' },
  { value: 'copy', label: 'Copy to another class' },
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((label, day) => ({
  value: String(day),
  label,
}));
const LATEST = { search: '', universityId: null, state: null, sort: 'startDate', descending: true, page: 0 } as const;
const OPEN_STATES = new Set(['draft', 'published']);

type Props = { courseId: number; form: MoveForm; change: (next: Partial<MoveForm>) => void };

/** The fields for how the chosen items move. ADM-084 */
export function MoveFields({ courseId, form: value, change }: Props) {
  const form = createFields({ value, set: change });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField {...form.choice('by', 'What to do', BY)} />
      {value.by === 'days' && (
        <TextField {...form.text('days', 'Days')} type="number" hint="A negative number moves them back." />
      )}
      {value.by === 'weekday' && (
        <SelectField {...form.choice('weekday', 'Weekday', WEEKDAYS)} hint="In the same week, Sunday to Saturday." />
      )}
      {value.by === 'copy' && <TargetField courseId={courseId} form={form} />}
      {value.by === 'time' && <TextField {...form.text('time', 'Time')} type="time" />}
    </div>
  );
}

/** The class into which items are copied: one of those that somebody administers, the latest first. ADM-101 */
function TargetField({ courseId, form }: { courseId: number; form: FormFields<MoveForm> }) {
  const { data, error } = useRead('adminClasses', LATEST);
  const classes = (data?.rows ?? [])
    .filter((each) => each.courseId !== courseId && OPEN_STATES.has(each.state))
    .map((each) => ({ value: String(each.courseId), label: `${each.code}, ${each.university}` }));
  return (
    <div className="grid gap-2">
      <SelectField {...form.choice('target', 'Class', [{ value: '', label: 'Choose a class' }, ...classes])} />
      <FailureAlert failure={error} of="preview" />
    </div>
  );
}
