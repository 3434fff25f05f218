import { subjectName } from '@bcs/contract/features/support/categories';

/** Returns the subject of a case. */
export const titleOf = ({ category, subcategory }: { category: string; subcategory: string | null }): string =>
  subcategory === null ? subjectName(category) : `${subjectName(category)}: ${subjectName(subcategory)}`;

/** Where a case stands whose person was never in a class. */
export const NO_CLASS = 'No class';
