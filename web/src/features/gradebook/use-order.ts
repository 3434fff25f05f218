import { useState } from 'react';
import type { DatedGradebook } from './gradebook-rows.ts';
import { sortStudents, type GradebookSort } from './gradebook-sort.ts';

/**
 * Keeps the students in the chosen order while somebody grades: a row that moved after each grade would take the cell
 * from under the grader's hands.
 */
export function useOrder(gradebook: DatedGradebook, sort: GradebookSort): DatedGradebook['students'] {
  const ordered = () => ({ sort, of: gradebook.students, order: sortStudents(gradebook, sort) });
  const [kept, keep] = useState(ordered);
  if (kept.sort === sort && kept.of === gradebook.students) return kept.order;
  const next = ordered();
  keep(next);
  return next.order;
}
