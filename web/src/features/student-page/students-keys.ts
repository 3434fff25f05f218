/** The keys of the list in an address; what they mean is judged by the screen that needs it. */
export const STUDENTS_KEYS = ['q', 'show', 'sort', 'order', 'view'] as const;
