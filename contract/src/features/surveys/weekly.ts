import type { StepDefinition } from './model-definition.ts';
import type { StepFault } from './step-faults.ts';

export const WEEKLY = 'weekly-feedback';

/** The fields of the weekly report in the order of the questions. Annex G3, SURV-093 to SURV-095, D-144 */
export const WEEKLY_FIELDS = [
  { column: 'class_overall', type: 'RATING', from: 1 },
  { column: 'pace_of_class', type: 'RATING', from: 1 },
  { column: 'apply_learning_outside_class', type: 'RATING', from: 1 },
  { column: 'academic_support', type: 'RATING', from: 1 },
  { column: 'instructor_engagement', type: 'RATING', from: 1 },
  { column: 'instructor_clarity', type: 'RATING', from: 1 },
  { column: 'instructor_knowledge', type: 'RATING', from: 1 },
  // 0 is N/A
  { column: 'homework_feedback_rating', type: 'RATING', from: 0 },
  { column: 'outside_time_spent', type: 'SINGLE_OPTION', from: 1 },
  { column: 'comments_on_instructor', type: 'TEXT', from: 0 },
  { column: 'additional_notes', type: 'TEXT', from: 0 },
] as const;
const HIGHEST = 5;
const BANDS = ['1', '2', '3', '4', '5'];

type Asked = { readonly required: boolean; readonly definition: StepDefinition };

function fits({ type, from }: (typeof WEEKLY_FIELDS)[number], { required, definition }: Asked): boolean {
  if (definition.type !== type) return false;
  if (type === 'RATING') return required && definition.initialValue === from && definition.finalValue === HIGHEST;
  if (type === 'TEXT') return !required;
  return required && definition.options.map(({ value }) => value).join() === BANDS.join();
}

const MESSAGES = {
  RATING: (from: number) => `must be a required RATING from ${from} to ${HIGHEST}`,
  SINGLE_OPTION: () => `must be a required SINGLE_OPTION with the values ${BANDS.join(', ')}`,
  TEXT: () => 'must be a TEXT that is not required',
};

/** The report counts on eleven questions in its own order, however they are worded. D-144 */
export function fitsReport({ steps }: { readonly steps: readonly Asked[] }): StepFault[] {
  if (steps.length !== WEEKLY_FIELDS.length)
    return [{ path: ['steps'], says: `the weekly report needs ${WEEKLY_FIELDS.length} steps, not ${steps.length}` }];
  return WEEKLY_FIELDS.flatMap((field, index) => {
    const step = steps[index];
    return step && fits(field, step) ? [] : [{ path: ['steps', index], says: MESSAGES[field.type](field.from) }];
  });
}
