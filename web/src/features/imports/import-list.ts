/** The input of the list of imports, the latest first; beside the screen, which the first view does not carry. */
export const LIST = { sort: 'createdAt', descending: true, page: 0 } as const;
