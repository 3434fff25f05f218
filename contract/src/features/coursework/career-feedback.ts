export type FeedbackColour = 'yellow' | 'green' | 'red';

/** The seven states of career feedback. SUBM-014..SUBM-018, WORK-017, D-089 */
export const CAREER_FEEDBACK = [
  { id: 1, label: 'Feedback Pending', colour: 'yellow', graded: false },
  { id: 2, label: 'Feedback Provided', colour: 'green', graded: true },
  { id: 3, label: 'Unable to Review', colour: 'red', graded: true },
  { id: 4, label: 'Not Started', colour: 'yellow', graded: false },
  { id: 5, label: 'In Progress', colour: 'green', graded: true },
  { id: 6, label: 'Approved', colour: 'green', graded: true },
  { id: 7, label: 'At Risk', colour: 'red', graded: true },
] as const;
export type CareerFeedbackId = (typeof CAREER_FEEDBACK)[number]['id'];

/** The states that count as graded, as SQL asks for them. SUBM-018 */
export const GRADED_FEEDBACK: readonly number[] = CAREER_FEEDBACK.filter(({ graded }) => graded).map(({ id }) => id);
/** The others: feedback that is not a judgement yet. */
export const UNGRADED_FEEDBACK: readonly number[] = CAREER_FEEDBACK.filter(({ graded }) => !graded).map(({ id }) => id);

const found = (id: number | null) => CAREER_FEEDBACK.find((status) => status.id === id) ?? null;

/** The label of a feedback status. SUBM-011, D-089 */
export const feedbackLabel = (id: number | null): string => found(id)?.label ?? 'No Feedback';

/** The colour of a feedback status; null without one. SUBM-015..SUBM-017 */
export const feedbackColour = (id: number | null): FeedbackColour | null => found(id)?.colour ?? null;

/** Tells whether a feedback status counts as graded. SUBM-018 */
export const feedbackGraded = (id: number | null): boolean => found(id)?.graded ?? false;

/** Tells whether a career item has to be done again: the two red states. D-158 */
export const feedbackIncomplete = (id: number | null): boolean => feedbackColour(id) === 'red';

/** Tells whether a career item is done: Feedback Provided or Approved. GRADE-023, Annex D */
export const feedbackCompletes = (id: number | null): boolean => id === 2 || id === 6;
