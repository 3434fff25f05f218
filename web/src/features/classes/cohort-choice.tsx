import { PLEASE_CHOOSE, toOption, SelectField } from '#kit/select-field.tsx';
import type { FormFields } from '#lib/form-fields.ts';
import { useCohortChoices } from './use-cohort-choices.ts';

type Chosen = { university: string; cohort: string };
type Props = {
  form: FormFields<Chosen>;
  /** Called when another university was chosen. */
  onLeave?: () => void;
};

/** The university of a class and its cohort. */
export function CohortChoice({ form, onLeave }: Props) {
  const { university } = form.value;
  const { universities, cohorts } = useCohortChoices(form.value);
  const within = university === '' ? [] : cohorts;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        {...form.choice('university', 'University', [PLEASE_CHOOSE, ...universities.map(toOption)])}
        required
        error={form.errorOf('universityId')}
        onChange={({ currentTarget: { value } }) => {
          form.set({ university: value, cohort: '' });
          onLeave?.();
        }}
      />
      <SelectField
        {...form.choice('cohort', 'Cohort', [PLEASE_CHOOSE, ...within.map(toOption)])}
        required
        disabled={university === ''}
        error={form.errorOf('cohortId')}
        onChange={({ currentTarget: { value } }) => form.set({ university, cohort: value })}
      />
    </div>
  );
}
