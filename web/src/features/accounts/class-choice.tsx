import { PLEASE_CHOOSE, toOption, SelectField } from '#kit/select-field.tsx';
import type { Input } from '#lib/api.ts';
import { useRead } from '#lib/queries.ts';

/** The way to a class: '' where nothing is chosen yet. */
export type ClassChoiceDraft = { readonly university: string; readonly cohort: string; readonly course: string };

const EVERYBODY: Input<'adminPeople'> = {
  search: '',
  role: null,
  universityId: null,
  cohortId: null,
  courseId: null,
  state: null,
  sort: 'name',
  descending: false,
  page: 0,
};

type Props = { value: ClassChoiceDraft; error?: string | undefined; onChange: (chosen: ClassChoiceDraft) => void };

/** Leads to a class by university and cohort, as the filters of the list do. */
export function ClassChoice({ value, error, onChange }: Props) {
  const asked = {
    ...EVERYBODY,
    universityId: Number(value.university) || null,
    cohortId: Number(value.cohort) || null,
  };
  const { data } = useRead('adminPeople', asked, { stays: true });
  const choices = data?.choices ?? { universities: [], cohorts: [], courses: [] };
  const steps = [
    { key: 'university', label: 'University', among: choices.universities, clears: { cohort: '', course: '' } },
    { key: 'cohort', label: 'Cohort', among: choices.cohorts, clears: { course: '' } },
    { key: 'course', label: 'Class', among: choices.courses, clears: {} },
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {steps.map(({ key, label, among, clears }, step) => (
        <SelectField
          key={key}
          label={label}
          disabled={step > 0 && !value[steps[step - 1]?.key ?? 'university']}
          options={[PLEASE_CHOOSE, ...among.map(toOption)]}
          value={value[key]}
          error={key === 'course' ? error : undefined}
          onChange={({ currentTarget }) => onChange({ ...value, ...clears, [key]: currentTarget.value })}
        />
      ))}
    </div>
  );
}
