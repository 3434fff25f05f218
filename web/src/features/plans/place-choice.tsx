import { CHOOSE, optionOf, SelectField, type Option } from '#kit/select-field.tsx';
import type { Fields } from '#lib/form-fields.ts';
import { useRead } from '#lib/queries.ts';
import type { NewPlanForm } from './new-plan-form.ts';

/**
 * The programs to which a plan can belong, and the latest classes there. Where only one university is within reach, it
 * is that.
 */
export function useChoices(chosen: string) {
  const latest = { search: '', state: null, sort: 'startDate', descending: true, page: 0 } as const;
  const found = useRead('adminClasses', { ...latest, universityId: Number(chosen) || null }, { stays: true }).data;
  const universities = (found?.universities ?? []).map(optionOf);
  const [first] = universities;
  const university = chosen === '' && first && universities.length === 1 ? first.value : chosen;
  const programs = useRead('adminUniversity', { universityId: Number(university) }, { enabled: university !== '' }).data
    ?.programs;
  const classes = (found?.rows ?? []).map(({ courseId, code, name }): Option => ({
    value: String(courseId),
    label: `${code} · ${name}`,
  }));
  return { university, universities, programs: (programs ?? []).map(optionOf), classes };
}

type Props = { form: Fields<NewPlanForm>; universities: readonly Option[]; programs: readonly Option[] };

/** The university of a plan, where there is a choice, and its program. ADM-102 */
export function PlaceChoice({ form, universities, programs }: Props) {
  const isOnlyOne = universities.length === 1;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {!isOnlyOne && (
        <SelectField
          {...form.choice('university', 'University', [CHOOSE, ...universities])}
          required
          onChange={({ currentTarget: { value } }) => form.set({ university: value, program: '', course: '' })}
        />
      )}
      <SelectField
        {...form.choice('program', 'Program', [CHOOSE, ...programs])}
        required
        className={isOnlyOne ? 'sm:col-span-2' : undefined}
        disabled={form.value.university === ''}
      />
    </div>
  );
}
