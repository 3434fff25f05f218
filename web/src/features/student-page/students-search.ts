import { parseChoice, parseText } from '#lib/search.ts';

/** The filters that narrow the list down to those to look after. */
export const STUDENT_FILTER = ['all', 'overdue', 'absent', 'away'] as const;
export type StudentFilter = (typeof STUDENT_FILTER)[number];

export const STUDENT_SORTS = ['name', 'attendance', 'average', 'overdue', 'seen'] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];

export const STUDENT_VIEWS = ['list', 'cards'] as const;
export type StudentView = (typeof STUDENT_VIEWS)[number];

/** The part of the list's state that is kept in the address; a profile opened from the list keeps it too. */
export interface StudentsSearch {
  q?: string;
  show?: Exclude<StudentFilter, 'all'>;
  sort?: StudentSort;
  /** The order from the end: with `sort`, or by name. */
  order?: 'desc';
  view?: StudentView;
}

/** Reads an address; unknown values are dropped. */
export function readStudentsSearch(search: Readonly<Record<string, unknown>>): StudentsSearch {
  const q = parseText(search['q'] === undefined ? undefined : String(search['q']), 100);
  const show = parseChoice(search['show'], ['overdue', 'absent', 'away']);
  const sort = parseChoice(search['sort'], STUDENT_SORTS);
  const order = parseChoice(search['order'], ['desc']);
  const view = parseChoice(search['view'], STUDENT_VIEWS);
  return {
    ...(q && { q }),
    ...(show && { show }),
    ...(sort && { sort }),
    ...(order && { order }),
    ...(view && { view }),
  };
}
