import { useState } from 'react';
import { LONGEST_PLANNED_NAME } from '@bcs/contract/features/scheduling/failures';
import { SESSION_CATEGORIES } from '@bcs/contract/features/sessions/categories';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { toOption, SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { fieldsIn, type FormFields } from '#lib/form-fields.ts';
import { toPreviewInput, newPlanForm, whyIncomplete, type PlanForm } from './plan-form.ts';
import { PlanPreview } from './plan-preview.tsx';
import type { ScheduledClass } from './schedule-weeks.ts';
import { WeekdayFields } from './weekday-fields.tsx';

const CATEGORIES = SESSION_CATEGORIES.map(({ code, name }) => ({ value: code, label: name }));

/** Plans sessions by a weekly rule, after a preview of each. ADM-081 */
export function PlanDialog({ course, onClose }: { course: ScheduledClass; onClose: () => void }) {
  const draft = useAdminDraft(
    `plan-sessions/${course.id}`,
    `${course.code}: sessions by a weekly rule`,
    newPlanForm(course),
  );
  const [asked, setAsked] = useState(false);
  const [tried, setTried] = useState(false);
  const form = draft.value;
  const missing = whyIncomplete(form);
  const fields = fieldsIn(draft, () => setAsked(false));
  const preview = () => {
    setTried(true);
    setAsked(missing === null);
  };
  return (
    <Dialog open sticky size="lg" onClose={onClose} title={`Plan sessions of ${course.code}`}>
      <div className="grid gap-4">
        <DraftNotice draft={draft} />
        <PlanFields course={course} form={fields} />
        {tried && missing !== null && <Alert tone="bad">{missing}</Alert>}
        {asked ? (
          <PlanPreview
            asked={toPreviewInput(form, course.id)}
            timeZone={course.timeZone}
            onLeaveOut={(daysLeftOut) => draft.set({ ...form, daysLeftOut })}
            onSaved={() => {
              draft.saved(newPlanForm(course));
              onClose();
            }}
          />
        ) : (
          <Button tone="primary" onClick={preview}>
            Preview
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The fields for when a class meets each week, from when to when, and where. ADM-081 */
const PlanFields = ({ course, form }: { course: ScheduledClass; form: FormFields<PlanForm> }) => (
  <div className="grid gap-4">
    <WeekdayFields times={form.value.times} onChange={(times) => form.set({ times })} />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...form.text('firstDay', 'First day')} type="date" />
      <TextField {...form.text('lastDay', 'Last day')} type="date" />
      <TextField
        {...form.text('name', 'Name')}
        hint="With its number: Class 1, Class 2."
        maxLength={LONGEST_PLANNED_NAME}
      />
      <SelectField {...form.choice('category', 'Kind', CATEGORIES)} />
      <SelectField
        {...form.choice('roomId', 'Room', [{ value: '', label: 'To be announced' }, ...course.rooms.map(toOption)])}
      />
    </div>
  </div>
);
