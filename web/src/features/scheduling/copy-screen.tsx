import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { LONGEST_CLASS_NAME } from '@bcs/contract/features/classes/failures';
import { detectPattern } from '@bcs/contract/features/scheduling/patterned-dates';
import { CLASS_SESSION } from '@bcs/contract/features/sessions/categories';
import { CohortChoice } from '#features/classes/cohort-choice.tsx';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { fieldsIn } from '#lib/form-fields.ts';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { toCopyInput, newCopyForm, whyNoCopy, withDateChoice, type CopiedParts } from './copy-form.ts';
import { CopyPreview } from './copy-preview.tsx';
import { toWeekTimes } from './week-times.ts';
import { WeekdayFields } from './weekday-fields.tsx';

const TAKES: readonly (readonly [key: keyof CopiedParts, label: string, hint?: string])[] = [
  ['sessions', 'Sessions'],
  ['assignments', 'Assignments'],
  ['resources', 'Resources of the sessions', 'Links and files'],
  ['settings', 'Settings', 'Limits for graduation, rules of attendance, classroom and booking address'],
  ['surveys', 'Survey windows'],
  ['staff', 'Staff', 'Students and their work are never copied.'],
];

/** A class that begins as the copy of this one. ADM-073 */
export function CopyScreen() {
  const courseId = usePathId('courseId');
  const source = useAnswer('adminClass', { courseId });
  const navigate = useNavigate();
  const { course, sessions } = useAnswer('adminSessions', { courseId });
  const meetings = sessions.filter(({ category, cancelled }) => category === CLASS_SESSION && !cancelled);
  const empty = newCopyForm(source, toWeekTimes(detectPattern(meetings, course.timeZone)));
  const draft = useAdminDraft(`classes/${courseId}/copy`, `Copy of ${source.name}`, empty);
  const form = draft.value;
  const [asked, setAsked] = useState(false);
  const [tried, setTried] = useState(false);
  const missing = whyNoCopy(form);
  const fields = fieldsIn(draft);
  const takes = fields.part('takes');
  const text = { required: true, maxLength: LONGEST_CLASS_NAME };
  return (
    <>
      <PageHeader
        title={`Copy ${source.name}`}
        lead="The copy is a draft, which its students do not see until you publish it."
        back={
          <BackLink to="/admin/classes/$courseId" params={{ courseId: String(courseId) }}>
            {source.name}
          </BackLink>
        }
      />
      <div className="grid gap-6">
        <Card pad className="grid max-w-3xl gap-5">
          <DraftNotice draft={draft} />
          <CohortChoice form={fields} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...fields.text('name', 'Name')} {...text} />
            <TextField {...fields.text('code', 'Code')} {...text} />
            <TextField {...fields.text('startDate', 'First day')} type="date" required />
            <TextField {...fields.text('endDate', 'Last day')} type="date" required />
          </div>
          <WeekdayFields times={form.times} onChange={(times) => fields.set({ times })} />
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-semibold">What to copy</legend>
            {TAKES.filter(([key]) => key !== 'resources' || form.takes.sessions).map(([key, label, hint]) => (
              <Checkbox key={key} {...takes.check(key, label)} hint={hint} />
            ))}
          </fieldset>
          {tried && missing !== null && <Alert tone="bad">{missing}</Alert>}
          {!(asked && missing === null) && (
            <div>
              <Button
                tone="primary"
                onClick={() => {
                  setTried(true);
                  setAsked(missing === null);
                }}
              >
                Preview the dates
              </Button>
            </div>
          )}
        </Card>
        {asked && missing === null && (
          <CopyPreview
            copy={toCopyInput(form, courseId)}
            sourceZone={source.timeZone}
            onChoose={(item, startTime) =>
              draft.set((before) => ({ ...before, chosen: withDateChoice(before.chosen, item, startTime) }))
            }
            onSaved={({ courseId: made }) => {
              draft.saved(empty);
              toast(`${form.name} is a draft. Its students do not see it yet.`);
              void navigate({ to: '/admin/classes/$courseId', params: { courseId: String(made) } });
            }}
          />
        )}
      </div>
    </>
  );
}
