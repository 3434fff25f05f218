import { ACTIVITY_FILTER, type ActivityFilter } from '@bcs/contract/features/enrollments/cohorts';
import { parseChoice, parseText } from '#lib/search.ts';

/** The filters as they are in the address. */
export type CohortSearch = { activity?: ActivityFilter | undefined; programType?: string | undefined };

/** Unknown values count as all. PICK-010, PICK-011 */
export const cohortSearch = ({ activity, programType }: Record<string, unknown>): CohortSearch => ({
  activity: parseChoice(activity, ACTIVITY_FILTER),
  programType: parseText(programType),
});
