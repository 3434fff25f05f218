/** What of the list stands in an address; what it means is judged by the screen that needs it. */
export const STUDENTS_KEYS = ['q', 'show', 'sort', 'order', 'view'] as const;
