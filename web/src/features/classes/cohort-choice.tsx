import { SelectField } from '#kit/select-field.tsx';
import { useCohortChoices } from './use-cohort-choices.ts';

type Chosen = { university: string; cohort: string };
type Props = {
  value: Chosen;
  errors: Readonly<Record<string, string>>;
  onChange: (chosen: Partial<Chosen>) => void;
};

const optionsOf = (choices: readonly { id: number; name: string }[]) => [
  { value: '', label: 'Please choose' },
  ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** The university of a class and its cohort. */
export function CohortChoice({ value: { university, cohort }, errors, onChange }: Props) {
  const { universities, cohorts } = useCohortChoices({ university, cohort });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="University"
        required
        options={optionsOf(universities)}
        value={university}
        error={errors['universityId']}
        onChange={({ currentTarget: { value } }) => onChange({ university: value, cohort: '' })}
      />
      <SelectField
        label="Cohort"
        required
        disabled={university === ''}
        options={optionsOf(university === '' ? [] : cohorts)}
        value={cohort}
        error={errors['cohortId']}
        onChange={({ currentTarget: { value } }) => onChange({ university, cohort: value })}
      />
    </div>
  );
}
