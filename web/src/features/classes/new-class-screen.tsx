import type { SubmitEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { LONGEST_CLASS_NAME } from '@bcs/contract/features/classes/failures';
import type { Day } from '@bcs/contract/kernel/clock';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useSend } from '#lib/send.ts';
import { CohortChoice } from './cohort-choice.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { TakenOver } from './taken-over.tsx';
import { useClassDays } from './use-class-days.ts';
import { useCohortChoices } from './use-cohort-choices.ts';

const NOTHING = { university: '', cohort: '', code: '', name: '', startDate: '', endDate: '', plan: '' };

/** A class that is begun empty, or goes on to take over a plan. ADM-072 */
export function NewClassScreen() {
  const navigate = useNavigate();
  const draft = useAdminDraft('classes/new', 'A new class', NOTHING);
  const { code, name, plan } = draft.value;
  const { university, cohort } = useCohortChoices(draft.value);
  const days = useClassDays(draft.value, { university, cohort });
  const { startDate, endDate } = days;
  const create = useSend('createClass', {
    onDone: ({ courseId }) => {
      draft.saved(NOTHING);
      toast(`${name} is a draft. Its students do not see it yet.`);
      const params = { courseId: String(courseId) };
      const [planId = '', version = ''] = plan.split(' ');
      if (planId === '') void navigate({ to: '/admin/classes/$courseId', params });
      else void navigate({ to: '/admin/classes/$courseId/files', params, search: { plan: planId, version } });
    },
  });
  const set = (changed: Partial<typeof NOTHING>) => draft.set((before) => ({ ...before, ...changed }));
  const begun = {
    universityId: Number(university),
    cohortId: Number(cohort),
    code,
    name,
    startDate: startDate as Day,
    endDate: endDate as Day,
  };
  const needed = [university, cohort, code, name, startDate, endDate];
  const isWhole = needed.every((value) => value.trim() !== '') && endDate >= startDate;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create.send(begun);
  };
  const wrong = create.failure?.fields ?? {};
  const text = (key: 'name' | 'code' | 'startDate' | 'endDate', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      required
      autoComplete="off"
      type={key.endsWith('Date') ? 'date' : 'text'}
      maxLength={LONGEST_CLASS_NAME}
      value={key.endsWith('Date') ? days[key as keyof typeof days] : draft.value[key]}
      error={wrong[key]}
      onChange={({ currentTarget: { value } }) => set({ ...(key.endsWith('Date') && days), [key]: value })}
    />
  );
  return (
    <>
      <PageHeader
        title="New class"
        lead="It begins as a draft, which its students do not see until you publish it."
        back={<BackLink to="/admin/classes">Classes</BackLink>}
      />
      <Card pad className="max-w-3xl">
        <form noValidate onSubmit={submit} className="grid gap-5">
          <DraftNotice draft={draft} />
          <CohortChoice
            value={{ university, cohort }}
            errors={wrong}
            onChange={(changed) => set(changed.university === university ? changed : { ...changed, plan: '' })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {text('name', 'Name')}
            {text('code', 'Code', 'Unique in the university, such as FSF-2026-03.')}
            {text('startDate', 'First day')}
            {text('endDate', 'Last day')}
          </div>
          <PlanChoice university={university} value={plan} onChange={(chosen) => set({ plan: chosen })} />
          {isWhole && <TakenOver begun={begun} />}
          {Object.keys(wrong).length === 0 && <FailureAlert failure={create.failure} of="save" />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" tone="primary" pending={create.pending}>
              Begin the class
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
