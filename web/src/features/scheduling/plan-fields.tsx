import { SESSION_CATEGORIES } from '@bcs/contract/features/sessions/categories';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { PlanForm } from './plan-form.ts';
import type { ScheduledClass } from './schedule-weeks.ts';
import { WeekdayFields } from './weekday-fields.tsx';

const CATEGORIES = SESSION_CATEGORIES.map(({ code, name }) => ({ value: code, label: name }));
const LONGEST_NAME = 200;

type Props = { course: ScheduledClass; form: PlanForm; onChange: (form: PlanForm) => void };

/** When a class meets each week, from when to when, and where. ADM-081 */
export const PlanFields = ({ course, form, onChange }: Props) => (
  <div className="grid gap-4">
    <WeekdayFields times={form.times} onChange={(times) => onChange({ ...form, times })} />
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
