import { z } from 'zod';

/** The kinds of records that are exported, in the form in which they are imported. ADM-058 */
export const ExportedNoun = z.enum(['people', 'enrollments', 'courses', 'sessions', 'assignments']);
export type ExportedNoun = z.infer<typeof ExportedNoun>;
