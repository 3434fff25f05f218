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

/**
 * Tells whether a cohort is active, past or upcoming on a day; its last day still counts as active. PICK-015..PICK-017
 */
export const cohortActivity = (
  { startDate, endDate }: Pick<DatedCohort, 'startDate' | 'endDate'>,
  today: Day,
): CohortActivity => {
  if (today > endDate) return 'past';
  return today < startDate ? 'upcoming' : 'active';
};

const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name, 'en');

/** Sorts the school table by name. PICK-008 */
export const sortSchools = <School extends { readonly name: string }>(schools: readonly School[]): School[] =>
  schools.toSorted(byName);

/** Sorts the cohort table by start, the latest first, and then by name. PICK-012 */
export const sortCohorts = <Cohort extends DatedCohort>(cohorts: readonly Cohort[]): Cohort[] =>
  cohorts.toSorted((a, b) => compareInstants(b.startDate, a.startDate) || byName(a, b));

/** The program types that the cohort filter offers besides all. PICK-010, D-055 */
export const programTypesOf = (cohorts: readonly ListedCohort[]): string[] =>
  [...new Set(cohorts.map(({ program }) => program.programType.name))].toSorted((a, b) => a.localeCompare(b, 'en'));

/**
 * Filters cohorts by activity, judged by the day at their campus, and by program type; null means every type. PICK-010,
 * PICK-011, D-010
 */
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

/** Finds the cohort that a path names, by its exact name; if two have the same name, the newer one. PICK-005, D-053 */
export const findCohortByName = <Cohort extends DatedCohort>(cohorts: readonly Cohort[], name: string): Cohort | null =>
  cohorts
    .filter((cohort) => cohort.name === name)
    .toSorted((a, b) => compareInstants(b.startDate, a.startDate) || b.id - a.id)[0] ?? null;
