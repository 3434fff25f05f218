import { useNavigate } from '@tanstack/react-router';
import { LONGEST_CLASS_NAME } from '@bcs/contract/features/classes/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { createFields } from '#lib/form-fields.ts';
import { FormFrame } from '#lib/form-frame.tsx';
import { useForm } from '#lib/form.ts';
import { useRead } from '#lib/queries.ts';
import { CohortChoice } from './cohort-choice.tsx';
import { TakenOver } from './taken-over.tsx';
import { useCohortChoices } from './use-cohort-choices.ts';

type Days = { readonly startDate: string; readonly endDate: string };

/** The days of a class: those of its cohort until somebody types others. */
function useClassDays(typed: Days, { university, cohort }: { university: string; cohort: string }): Days {
  const isTyped = typed.startDate !== '' || typed.endDate !== '';
  const universityId = Number(university);
  const { data } = useRead(
    'adminUniversity',
    { universityId },
    { enabled: universityId > 0 && cohort !== '' && !isTyped },
  );
  const { startDate, endDate } = (!isTyped && data?.cohorts.find(({ id }) => String(id) === cohort)) || typed;
  return { startDate, endDate };
}

const EMPTY_FORM = { university: '', cohort: '', code: '', name: '', startDate: '', endDate: '', plan: '' };

type Props = {
  /** The university; empty until one is chosen. */
  university: string;
  /** The id of a plan and the number of its newest version; empty: the class begins empty. */
  value: string;
  onChange: (value: string) => void;
};

/** Lets the administrator choose the plan of a new class: the newest version of one, or none. ADM-072 */
function PlanChoice({ university, value, onChange }: Props) {
  const universityId = Number(university);
  const asked = { search: '', universityId, archived: false, sort: 'name', descending: false, page: 0 } as const;
  const { data } = useRead('plans', asked, { enabled: university !== '' });
  const published = data?.rows.filter(({ latest }) => latest !== null) ?? [];
  if (published.length === 0) return null;
  return (
    <SelectField
      label="Start with"
      hint="You choose the weekdays next and see every date before anything is saved."
      value={value}
      options={[
        { value: '', label: 'Nothing: an empty class' },
        ...published.map(({ planId, name, program, latest }) => ({
          value: `${planId} ${latest}`,
          label: `${name}, version ${latest} (${program})`,
        })),
      ]}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen)}
    />
  );
}

/** The form for a new class, which begins empty or continues with a plan. ADM-072 */
export function NewClassScreen() {
  const navigate = useNavigate();
  const draft = useAdminDraft('classes/new', 'A new class', EMPTY_FORM);
  const { code, name, plan } = draft.value;
  const { university, cohort } = useCohortChoices(draft.value);
  const days = useClassDays(draft.value, { university, cohort });
  const typed = { code, name, ...days };
  const begun = { ...typed, universityId: Number(university), cohortId: Number(cohort) };
  const form = useForm('createClass', {
    draft,
    input: () => begun,
    said: `${typed.name} is a draft. Its students do not see it yet.`,
    onDone: ({ courseId }) => {
      const params = { courseId: String(courseId) };
      const [planId = '', version = ''] = plan.split(' ');
      if (planId === '') void navigate({ to: '/admin/classes/$courseId', params });
      else void navigate({ to: '/admin/classes/$courseId/files', params, search: { plan: planId, version } });
    },
  });
  const shown = createFields({ ...form, value: { ...draft.value, ...days, university, cohort } });
  const isWhole =
    [university, cohort, ...Object.values(typed)].every((value) => value.trim() !== '') &&
    typed.endDate >= typed.startDate;
  const date = (key: 'startDate' | 'endDate', label: string) => (
    <TextField
      {...shown.text(key, label)}
      type="date"
      required
      onChange={({ currentTarget: { value } }) => form.set({ ...days, [key]: value })}
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
        <FormFrame
          form={form}
          className="grid gap-5"
          buttons={
            <div className="flex flex-wrap gap-2">
              <Button type="submit" tone="primary" pending={form.pending}>
                Create the class
              </Button>
            </div>
          }
        >
          <CohortChoice form={shown} onLeave={() => form.set({ plan: '' })} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_CLASS_NAME} />
            <TextField
              {...form.text('code', 'Code')}
              hint="Unique in the university, such as FSF-2026-03."
              required
              maxLength={LONGEST_CLASS_NAME}
            />
            {date('startDate', 'First day')}
            {date('endDate', 'Last day')}
          </div>
          <PlanChoice university={university} value={plan} onChange={(chosen) => form.set({ plan: chosen })} />
          {isWhole && <TakenOver begun={begun} />}
        </FormFrame>
      </Card>
    </>
  );
}
