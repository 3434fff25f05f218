import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { callQuery } from '#lib/queries.ts';
import { findCohort, findSchool, onlyChoice } from './picks.ts';

/** `choose`: somebody went back to choose, so that even one choice is shown. */
type Picking = { readonly client: QueryClient; readonly choose: boolean };

/** Skips the choice of a school if there is only one. PICK-002 */
export async function pickSchool({ client, choose }: Picking) {
  const { universities } = await client.ensureQueryData(callQuery('myUniversities'));
  const only = choose ? null : onlyChoice(universities);
  if (only)
    throw redirect({ to: '/universities/$universityName', params: { universityName: only.name }, replace: true });
}

/** Finds the school whose cohorts are shown; skips the choice if there is only one. PICK-002, D-053 */
export async function pickCohort({ client, choose }: Picking, universityName: string) {
  const university = await findSchool(client, universityName);
  if (!university) throw redirect({ to: '/universities', replace: true });
  const { cohorts } = await client.ensureQueryData(callQuery('myUniversityCohorts', { universityId: university.id }));
  const only = choose ? null : onlyChoice(cohorts);
  if (only) {
    throw redirect({
      to: '/universities/$universityName/cohorts/$cohortName',
      params: { universityName, cohortName: only.name },
      replace: true,
    });
  }
  return university;
}

/** The cohort whose classes are shown, and the class to take without asking where there is only one. PICK-002, D-053 */
export async function pickClass(client: QueryClient, universityName: string, cohortName: string) {
  const university = await findSchool(client, universityName);
  const cohort = university && (await findCohort(client, university.id, cohortName));
  if (!cohort) throw redirect({ to: '/universities', replace: true });
  const { enrollments } = await client.ensureQueryData(callQuery('myCohortEnrollments', { cohortId: cohort.id }));
  return { cohort, only: onlyChoice(enrollments) };
}
