/** Returns the subject of a case. */
export const titleOf = ({ category, subcategory }: { category: string; subcategory: string | null }): string =>
  subcategory === null ? category : `${category}: ${subcategory}`;

/** Where a case stands whose person was never in a class. */
export const NO_CLASS = 'No class';
