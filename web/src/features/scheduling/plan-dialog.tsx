import { useState } from 'react';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { fieldsIn } from '#lib/form-fields.ts';
import { askedOf, emptyPlan, whyNot } from './plan-form.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanPreview } from './plan-preview.tsx';
import type { ScheduledClass } from './schedule-weeks.ts';

type Props = { course: ScheduledClass; onClose: () => void };

/** Plans sessions by a weekly rule, after a preview of each. ADM-081 */
export function PlanDialog({ course, onClose }: Props) {
  const draft = useAdminDraft(
    `plan-sessions/${course.id}`,
    `${course.code}: sessions by a weekly rule`,
    emptyPlan(course),
  );
  const [asked, setAsked] = useState(false);
  const [tried, setTried] = useState(false);
  const form = draft.value;
  const missing = whyNot(form);
  const fields = fieldsIn({
    value: form,
    set: (next) => {
      setAsked(false);
      draft.set(next);
    },
  });
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
            asked={askedOf(form, course.id)}
            timeZone={course.timeZone}
            onLeaveOut={(daysLeftOut) => draft.set({ ...form, daysLeftOut })}
            onSaved={() => {
              draft.saved(emptyPlan(course));
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
