import { PLEASE_CHOOSE, toOption, SelectField, type Option } from '#kit/select-field.tsx';
import type { FormFields } from '#lib/form-fields.ts';
import { useRead } from '#lib/queries.ts';
import type { NewPlanForm } from './new-plan-form.ts';

/**
 * The programs to which a plan can belong, and their latest classes. If the person administers only one university, it
 * is chosen.
 */
export function usePlaceChoices(chosen: string) {
  const latest = { search: '', state: null, sort: 'startDate', descending: true, page: 0 } as const;
  const found = useRead('adminClasses', { ...latest, universityId: Number(chosen) || null }, { stays: true }).data;
  const universities = (found?.universities ?? []).map(toOption);
  const [first] = universities;
  const university = chosen === '' && first && universities.length === 1 ? first.value : chosen;
  const programs = useRead('adminUniversity', { universityId: Number(university) }, { enabled: university !== '' }).data
    ?.programs;
  const classes = (found?.rows ?? []).map(({ courseId, code, name }): Option => ({
    value: String(courseId),
    label: `${code} · ${name}`,
  }));
  return { university, universities, programs: (programs ?? []).map(toOption), classes };
}

type Props = { form: FormFields<NewPlanForm>; universities: readonly Option[]; programs: readonly Option[] };

/** Lets the person choose the program of a plan, and its university if there are several. ADM-102 */
export function PlaceChoice({ form, universities, programs }: Props) {
  const isOnlyOne = universities.length === 1;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {!isOnlyOne && (
        <SelectField
          {...form.choice('university', 'University', [PLEASE_CHOOSE, ...universities])}
          required
          onChange={({ currentTarget: { value } }) => form.set({ university: value, program: '', course: '' })}
        />
      )}
      <SelectField
        {...form.choice('program', 'Program', [PLEASE_CHOOSE, ...programs])}
        required
        className={isOnlyOne ? 'sm:col-span-2' : undefined}
        disabled={form.value.university === ''}
      />
    </div>
  );
}
