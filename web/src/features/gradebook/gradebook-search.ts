import { parseGradebookFilter, type GradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { hasAssignmentTypeFilter, hasGradeFilter } from '@bcs/contract/features/grading/rights';
import type { Role } from '@bcs/contract/kernel/roles';
import type { GradingTarget } from '@bcs/contract/features/grading/model';
import { parseChoice, parseId, parseText } from '#lib/search.ts';
import { parseSort, type GradebookSort } from './gradebook-sort.ts';

export const VIEWS = ['grid', 'list'] as const;
export const LONGEST_NAME = 100;
export type GradebookView = (typeof VIEWS)[number];

/** The view of the gradebook, apart from its filters. */
export type GradebookLook = {
  view?: GradebookView;
  /** The name that is searched. */
  name?: string;
  sort?: Exclude<GradebookSort, null>;
  /** The work that is open beside the grid, as `formatWork` writes it. D-283 */
  work?: string;
};

/** Writes work for the address: '12-5', the item and the student. */
export const formatWork = ({ assignmentId, studentId }: GradingTarget): string => `${assignmentId}-${studentId}`;

/** Reads work from the address; null where it names none. */
export function parseWork(text: string | undefined): GradingTarget | null {
  const [assignmentId, studentId, ...more] = (text ?? '').split('-').map(parseId);
  return assignmentId !== undefined && studentId !== undefined && more.length === 0
    ? { assignmentId, studentId }
    : null;
}

/** The filters as they are in the address; what shows everything is left out. GRADE-007..GRADE-012 */
export type GradebookSearch = {
  [Key in keyof GradebookFilter]?: Exclude<GradebookFilter[Key], null | 'all'>;
} & GradebookLook;

/** Reads an address; unknown values are dropped. */
export const readGradebookSearch = (search: Readonly<Record<string, unknown>>): GradebookSearch => ({
  ...toGradebookSearch(parseGradebookFilter(search)),
  ...parseGradebookLook(search),
});

/** Reads the rest of an address, without its filters. */
export function parseGradebookLook(search: Readonly<Record<string, unknown>>): GradebookLook {
  const view = parseChoice(search['view'], VIEWS);
  const work = parseWork(parseText(search['work']));
  const [name, sort] = [parseText(search['name'], LONGEST_NAME), parseSort(search['sort'])];
  return {
    ...(view && { view }),
    ...(name && { name }),
    ...(sort && { sort }),
    ...(work && { work: formatWork(work) }),
  };
}

/** The filters without those that show everything. */
export const toGradebookSearch = (filter: Partial<GradebookFilter>): GradebookSearch =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null && value !== 'all'));

/**
 * A filter that a role does not have is ignored in the address too, since the person could not see it. GRADE-032,
 * GRADE-033
 */
export const filterForRole = (filter: GradebookFilter, role: Role): GradebookFilter => ({
  ...filter,
  ...(!hasAssignmentTypeFilter(role) && { assignmentType: 'all' }),
  ...(!hasGradeFilter(role) && { grade: 'all' }),
});

/** Counts the filters that narrow what is shown. */
export const filterCount = (filter: GradebookFilter): number => Object.keys(toGradebookSearch(filter)).length;
