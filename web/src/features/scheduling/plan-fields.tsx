import { SESSION_CATEGORIES } from '@bcs/contract/features/sessions/categories';
import { optionOf, SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Fields } from '#lib/form-fields.ts';
import type { PlanForm } from './plan-form.ts';
import type { ScheduledClass } from './schedule-weeks.ts';
import { WeekdayFields } from './weekday-fields.tsx';

const CATEGORIES = SESSION_CATEGORIES.map(({ code, name }) => ({ value: code, label: name }));
const LONGEST_NAME = 200;

type Props = { course: ScheduledClass; form: Fields<PlanForm> };

/** When a class meets each week, from when to when, and where. ADM-081 */
export const PlanFields = ({ course, form }: Props) => (
  <div className="grid gap-4">
    <WeekdayFields times={form.value.times} onChange={(times) => form.set({ times })} />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...form.text('firstDay', 'First day')} type="date" />
      <TextField {...form.text('lastDay', 'Last day')} type="date" />
      <TextField {...form.text('name', 'Name')} hint="With its number: Class 1, Class 2." maxLength={LONGEST_NAME} />
      <SelectField {...form.choice('category', 'Kind', CATEGORIES)} />
      <SelectField
        {...form.choice('roomId', 'Room', [{ value: '', label: 'To be announced' }, ...course.rooms.map(optionOf)])}
      />
    </div>
  </div>
);
