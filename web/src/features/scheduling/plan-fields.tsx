import { SESSION_CATEGORIES } from '@bcs/contract/features/sessions/categories';
import { Checkbox } from '#kit/checkbox.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { withWeekday, type PlanForm } from './plan-form.ts';
import type { ScheduledClass } from './schedule-weeks.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const CATEGORIES = SESSION_CATEGORIES.map(({ code, name }) => ({ value: code, label: name }));
const LONGEST_NAME = 200;

type Props = { course: ScheduledClass; form: PlanForm; onChange: (form: PlanForm) => void };

/** When a class meets each week, from when to when, and where. ADM-081 */
export const PlanFields = ({ course, form, onChange }: Props) => (
  <div className="grid gap-4">
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Weekdays</legend>
      {form.times.map((time, weekday) => (
        <Weekday key={WEEKDAYS[weekday]} {...{ form, weekday, time, onChange }} />
      ))}
    </fieldset>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="First day"
        type="date"
        value={form.firstDay}
        onChange={({ currentTarget: { value } }) => onChange({ ...form, firstDay: value })}
      />
      <TextField
        label="Last day"
        type="date"
        value={form.lastDay}
        onChange={({ currentTarget: { value } }) => onChange({ ...form, lastDay: value })}
      />
      <TextField
        label="Name"
        hint="With its number: Class 1, Class 2."
        maxLength={LONGEST_NAME}
        value={form.name}
        onChange={({ currentTarget: { value } }) => onChange({ ...form, name: value })}
      />
      <SelectField
        label="Kind"
        options={CATEGORIES}
        value={form.category}
        onChange={({ currentTarget: { value } }) => onChange({ ...form, category: value as PlanForm['category'] })}
      />
      <SelectField
        label="Room"
        options={[
          { value: '', label: 'To be announced' },
          ...course.rooms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={form.roomId}
        onChange={({ currentTarget: { value } }) => onChange({ ...form, roomId: value })}
      />
    </div>
  </div>
);

type WeekdayProps = {
  form: PlanForm;
  weekday: number;
  time: PlanForm['times'][number];
  onChange: (form: PlanForm) => void;
};

function Weekday({ form, weekday, time, onChange }: WeekdayProps) {
  const name = WEEKDAYS[weekday] ?? '';
  const set = (changed: { start?: string; end?: string }) =>
    onChange({
      ...form,
      times: form.times.map((each, index) => (index === weekday && each ? { ...each, ...changed } : each)),
    });
  return (
    <div className="grid items-center gap-2 sm:grid-cols-3">
      <Checkbox
        label={name}
        checked={time !== null}
        onChange={({ currentTarget: { checked } }) => onChange(withWeekday(form, weekday, checked))}
      />
      {time && (
        <>
          <TextField
            label={`${name} from`}
            type="time"
            value={time.start}
            onChange={({ currentTarget: { value } }) => set({ start: value })}
          />
          <TextField
            label={`${name} until`}
            type="time"
            value={time.end}
            onChange={({ currentTarget: { value } }) => set({ end: value })}
          />
        </>
      )}
    </div>
  );
}
