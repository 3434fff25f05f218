import type { Output } from '#lib/api.ts';
import { parseId, parseChoice } from '#lib/search.ts';
import { REQUEST_FILTER, statusOf, type RequestFilter } from './request-filter.ts';

/** The part of the manager's list that is kept in the address. Without a status, pending requests are shown. */
export type ManagerSearch = { status?: RequestFilter };

/** A general manager may also narrow the list to a university, cohort or course. D-117 */
export interface AllRequestsSearch extends ManagerSearch {
  universityId?: number;
  cohortId?: number;
  courseId?: number;
}

export function readManagerSearch(search: Readonly<Record<string, unknown>>): ManagerSearch {
  const status = parseChoice(search['status'], REQUEST_FILTER);
  return status ? { status } : {};
}

export function readAllRequestsSearch(search: Readonly<Record<string, unknown>>): AllRequestsSearch {
  const universityId = parseId(search['universityId']);
  const cohortId = parseId(search['cohortId']);
  const courseId = parseId(search['courseId']);
  return {
    ...readManagerSearch(search),
    ...(universityId && { universityId }),
    ...(cohortId && { cohortId }),
    ...(courseId && { courseId }),
  };
}

type Scope = Output<'manageAttendance'>;

/** Removes choices that do not exist: an unknown id, or one excluded by the choice above it, is ignored. */
export function clampToScope(
  { status, universityId, cohortId, courseId }: AllRequestsSearch,
  scope: Scope,
): AllRequestsSearch {
  const university = scope.universities.find(({ id }) => id === universityId);
  const cohorts = scope.cohorts.filter((cohort) => !university || cohort.universityId === university.id);
  const cohort = cohorts.find(({ id }) => id === cohortId);
  const course = scope.courses.find(
    ({ id, cohortId: of }) => id === courseId && (cohort ? cohort.id === of : cohorts.some((each) => each.id === of)),
  );
  return {
    ...(status && { status }),
    ...(university && { universityId: university.id }),
    ...(cohort && { cohortId: cohort.id }),
    ...(course && { courseId: course.id }),
  };
}

/** Turns the address into the input of the call. */
export const toManagerInput = ({ status = 'pending', ...where }: AllRequestsSearch) => ({
  ...where,
  ...statusOf(status),
});
