import { z } from 'zod';

/** The kinds of records that can be exported, in the same form in which they are imported. ADM-058 */
export const ExportedNoun = z.enum(['people', 'enrollments', 'courses', 'sessions', 'assignments']);
export type ExportedNoun = z.infer<typeof ExportedNoun>;

/** The lists that their own page saves as a file. */
export const ShownList = z.enum(['gradebook', 'weekly feedback', 'net promoter score']);
export type ShownList = z.infer<typeof ShownList>;
