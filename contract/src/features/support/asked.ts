import { categoryOf, priorityOf, TUTOR_CHANGE, TUTOR_REQUEST, TUTORING } from './categories.ts';
import type { SupportRole, TutorAnswers } from './model.ts';

type Offered<Field extends keyof TutorAnswers> = readonly NonNullable<TutorAnswers[Field]>[];

/** The options in a tutor request. Annex H */
export const PAST_DUE_CHOICES: Offered<'pastDue'> = ['Yes', 'No'];
export const OFFICE_HOURS: Offered<'officeHours'> = ['Yes', 'Sometimes', 'No'];

/** The options in a request to change the tutor. SUPP-014 to SUPP-017, SUPP-030 to SUPP-034 */
export const OTHER_REASON = 'Other';
export const REASON_CHOICES: Offered<'reason'> = [
  'Schedule',
  'Communication',
  'Subject knowledge',
  'No response',
  OTHER_REASON,
];
export const TIME_CHOICES: Offered<'time'> = [
  'Early 6-9 am',
  'Mornings 9-noon',
  'Midday noon-5',
  'Evenings 5-8',
  'Night after 8 pm',
];
export const DAY_CHOICES: Offered<'day'> = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** The answers in the support form so far. SUPP-003 */
export interface SupportAnswers {
  readonly role: SupportRole;
  readonly category: string;
  readonly subcategory: string | null;
  readonly description: string;
  /** The university whose staff are asked; null if it was not chosen yet. */
  readonly universityId: number | null;
  /** 'none' if it concerns no session; null if it was not answered yet. D-161 */
  readonly session: number | 'none' | null;
  readonly tutor: {
    readonly pastDue: string | null;
    readonly officeHours: string | null;
    readonly reason: string | null;
    readonly otherReason: string;
    readonly time: string | null;
    readonly day: string | null;
  };
}

/** Tells whether the first three fields describe a tutor request. */
export const asksForTutor = ({ category, subcategory }: Pick<SupportAnswers, 'category' | 'subcategory'>): boolean =>
  category === TUTORING && subcategory === TUTOR_REQUEST;
export const changesTutor = ({ category, subcategory }: Pick<SupportAnswers, 'category' | 'subcategory'>): boolean =>
  category === TUTORING && subcategory === TUTOR_CHANGE;

const empty = (text: string | null) => text === null || text.trim() === '';

/**
 * The messages about missing answers, by field, with the exact sentences. SUPP-007 to SUPP-017
 * @param offered whether there are sessions, and universities, to choose from. SUPP-011
 */
export function findMissingAnswers(
  asked: SupportAnswers,
  offered: { readonly sessions: boolean; readonly universities: boolean },
): Readonly<Record<string, string>> {
  const { role, category, subcategory, description, session, tutor, universityId } = asked;
  const known = categoryOf(role, category);
  const wantsSubcategory = known !== undefined && known.subcategories.length > 0;
  const request = known !== undefined && asksForTutor(asked);
  const change = known !== undefined && changesTutor(asked);
  const wrong: readonly (readonly [field: string, is: boolean, sentence: string])[] = [
    ['universityId', offered.universities && universityId === null, 'School is required.'],
    ['category', known === undefined, 'Question Category is required.'],
    [
      'subcategory',
      wantsSubcategory && priorityOf(role, category, subcategory) === null,
      'Question Subcategory is required.',
    ],
    ['description', empty(description), 'Description is required.'],
    ['session', offered.sessions && session === null, 'Session is required.'],
    ['pastDue', request && empty(tutor.pastDue), 'Past due question is required.'],
    ['officeHours', request && empty(tutor.officeHours), 'Attend office hours question is required.'],
    [
      'reason',
      change && (empty(tutor.reason) || (tutor.reason === OTHER_REASON && empty(tutor.otherReason))),
      'A reason is required.',
    ],
    ['time', change && empty(tutor.time), 'A preferred time is required.'],
    ['day', change && empty(tutor.day), 'A preferred day is required.'],
  ];
  return Object.fromEntries(wrong.flatMap(([field, is, sentence]) => (is ? [[field, sentence]] : [])));
}
