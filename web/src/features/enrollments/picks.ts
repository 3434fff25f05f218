import { findCohortByName } from '@bcs/contract/features/enrollments/cohorts';
import type { QueryClient } from '@tanstack/react-query';
import { callQuery } from '#lib/queries.ts';

/** Finds the university that a path names in the caller's own list, or null. D-053 */
export async function findSchool(client: QueryClient, name: string) {
  const { universities } = await client.ensureQueryData(callQuery('myUniversities'));
  return universities.find((university) => university.name === name) ?? null;
}

export async function findCohort(client: QueryClient, universityId: number, name: string) {
  const { cohorts } = await client.ensureQueryData(callQuery('myUniversityCohorts', { universityId }));
  return findCohortByName(cohorts, name);
}

/** Records in the browser history that somebody went back to choose: then even a single choice is shown. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    choose?: boolean;
  }
}
export const CHOOSE_SEARCH = { choose: true } as const;

/** The only one of a list: it is taken without asking. PICK-002 */
export const onlyChoice = <Choice>(choices: readonly Choice[]): Choice | null =>
  choices.length === 1 ? (choices[0] ?? null) : null;
