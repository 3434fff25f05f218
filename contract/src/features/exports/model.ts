import { z } from 'zod';

/** What is imported is exported in the same form. ADM-058 */
export const ExportedNoun = z.enum(['people', 'enrollments', 'courses', 'sessions', 'assignments']);
export type ExportedNoun = z.infer<typeof ExportedNoun>;

/** What a page of a class makes into a file by itself. */
export const ShownList = z.enum(['gradebook', 'weekly feedback', 'net promoter score']);
export type ShownList = z.infer<typeof ShownList>;
