import type { Input } from '#lib/api.ts';
import { useRead } from '#lib/queries.ts';

type Named = { readonly id: number; readonly name: string };
const NO_CHOICES: readonly Named[] = [];
const onlyOf = (choices: readonly Named[]) => (choices.length === 1 && choices[0] ? String(choices[0].id) : '');

const asked = (universityId: number | null): Input<'adminPeople'> => ({
  search: '',
  role: null,
  universityId,
  cohortId: null,
  courseId: null,
  state: null,
  sort: 'name',
  descending: false,
  page: 0,
});

/**
 * The universities and cohorts that a class may belong to. Where there is one only, it counts as chosen: nobody has to say
 * what is known already.
 */
export function useCohortChoices(chosen: { readonly university: string; readonly cohort: string }) {
  const all = useRead('adminPeople', asked(null)).data?.choices;
  const universities = all?.universities ?? NO_CHOICES;
  const university = chosen.university || onlyOf(universities);
  const { data, isPlaceholderData } = useRead('adminPeople', asked(Number(university) || null), { stays: true });
  const cohorts = university === '' || isPlaceholderData ? NO_CHOICES : (data?.choices.cohorts ?? NO_CHOICES);
  return { universities, cohorts, university, cohort: chosen.cohort || onlyOf(cohorts) };
}
