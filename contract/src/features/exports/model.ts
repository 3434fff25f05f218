import { z } from 'zod';

/** What is imported is exported in the same form. ADM-058 */
export const ExportedNoun = z.enum(['people', 'enrollments', 'courses', 'sessions', 'assignments']);
export type ExportedNoun = z.infer<typeof ExportedNoun>;
