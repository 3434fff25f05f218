import { subjectName } from '@bcs/contract/features/support/categories';

/** Returns the subject of a case. */
export const titleOf = ({ category, subcategory }: { category: string; subcategory: string | null }): string =>
  subcategory === null ? subjectName(category) : `${subjectName(category)}: ${subjectName(subcategory)}`;

/** The words for the class of a person who was never in one. */
export const NO_CLASS = 'No class';
