import { compareInstants, localDay, type Day, type Instant, type Zone } from '#kernel/clock';

export type CohortActivity = 'past' | 'active' | 'upcoming';
/** The filter of the cohort table. PICK-011 */
export const ACTIVITY_FILTER = ['active', 'past', 'upcoming', 'all'] as const;
export type ActivityFilter = (typeof ACTIVITY_FILTER)[number];

export interface DatedCohort {
  readonly id: number;
  readonly name: string;
  readonly startDate: Day;
  readonly endDate: Day;
}
export interface ListedCohort extends DatedCohort {
  readonly timeZone: Zone;
  readonly program: { readonly programType: { readonly name: string } };
}

/** Tells whether a day lies before, in or after a cohort; its last day still belongs to it. PICK-015..PICK-017 */
export const cohortActivity = (
  { startDate, endDate }: Pick<DatedCohort, 'startDate' | 'endDate'>,
  today: Day,
): CohortActivity => {
  if (today > endDate) return 'past';
  return today < startDate ? 'upcoming' : 'active';
};

const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name, 'en');

/** The school table, by name. PICK-008 */
export const sortSchools = <School extends { readonly name: string }>(schools: readonly School[]): School[] =>
  schools.toSorted(byName);

/** The cohort table, latest start first; of the same start by name. PICK-012 */
export const sortCohorts = <Cohort extends DatedCohort>(cohorts: readonly Cohort[]): Cohort[] =>
  cohorts.toSorted((a, b) => compareInstants(b.startDate, a.startDate) || byName(a, b));

/** The program types the cohort filter offers beside all. PICK-010, D-055 */
export const programTypesOf = (cohorts: readonly ListedCohort[]): string[] =>
  [...new Set(cohorts.map(({ program }) => program.programType.name))].toSorted((a, b) => a.localeCompare(b, 'en'));

/** The cohorts of an activity, each by the day of its campus, and of a program type; null stands for every type. PICK-010, PICK-011, D-010 */
export const filterCohorts = <Cohort extends ListedCohort>(
  cohorts: readonly Cohort[],
  activity: ActivityFilter,
  programType: string | null,
  now: Instant,
): Cohort[] =>
  cohorts.filter(
    (cohort) =>
      (activity === 'all' || cohortActivity(cohort, localDay(now, cohort.timeZone)) === activity) &&
      (programType === null || cohort.program.programType.name === programType),
  );

/** The cohort that a path names, exactly as written; the newest where two share a name. PICK-005, D-053 */
export const cohortNamed = <Cohort extends DatedCohort>(cohorts: readonly Cohort[], name: string): Cohort | null =>
  cohorts
    .filter((cohort) => cohort.name === name)
    .toSorted((a, b) => compareInstants(b.startDate, a.startDate) || b.id - a.id)[0] ?? null;
