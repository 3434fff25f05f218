import type { TutorAnswers } from './model.ts';

type Offered<Field extends keyof TutorAnswers> = readonly NonNullable<TutorAnswers[Field]>[];

/** The choices in a request for a tutor. Annex H */
export const PAST_DUE: Offered<'pastDue'> = ['Yes', 'No'];
export const OFFICE_HOURS: Offered<'officeHours'> = ['Yes', 'Sometimes', 'No'];

/** The choices in a request to change the tutor. SUPP-014 to SUPP-017, SUPP-030 to SUPP-034 */
export const OTHER = 'Other';
export const REASONS: Offered<'reason'> = ['Schedule', 'Communication', 'Subject knowledge', 'No response', OTHER];
export const TIMES: Offered<'time'> = [
  'Early 6-9 am',
  'Mornings 9-noon',
  'Midday noon-5',
  'Evenings 5-8',
  'Night after 8 pm',
];
export const DAYS: Offered<'day'> = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
