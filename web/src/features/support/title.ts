/** What a case is about. */
export const titleOf = ({ category, subcategory }: { category: string; subcategory: string | null }): string =>
  subcategory === null ? category : `${category}: ${subcategory}`;
