import { normalizeAnswer, wrongAnswer } from './answers.ts';
import type { StepDefinition, Answer } from './model.ts';
import { VALIDATION, VISIBILITY, type AnswerLookup, type FormContext } from './functions.ts';

/** Specified by SURV-059. */
export const UNANSWERED = 'you have not answered all the required questions';
const HIDDEN_ANSWERED = 'a question was answered that is not part of your survey';
const UNKNOWN_STEP = 'the questions have changed in the meantime';

/** The parts of a form that both browser and server know. */
export interface JudgedForm {
  readonly visibilityFunc: string | null;
  readonly validationFunc: string | null;
  readonly steps: readonly AskedStep[];
}
export interface AskedStep {
  readonly id: number;
  readonly page: number;
  readonly required: boolean;
  readonly definition: StepDefinition;
}
/** The answers so far, by the id of the step; missing ones are unanswered. */
export type SurveyAnswers = Readonly<Record<number, Answer>>;
export interface SentAnswer {
  readonly stepId: number;
  readonly answer: Answer;
}

const answerOf =
  ({ steps }: JudgedForm, answers: SurveyAnswers): AnswerLookup =>
  (ordinal) => {
    const step = steps[ordinal - 1];
    return step ? normalizeAnswer(step.definition, answers[step.id] ?? null) : null;
  };

/**
 * The questions that are shown. A function depends on earlier visible questions only, so that an answer to a question
 * that has disappeared has no effect. SURV-045, D-136, D-143
 */
export function visibleSteps(form: JudgedForm, context: FormContext, answers: SurveyAnswers): readonly AskedStep[] {
  const show = form.visibilityFunc === null ? undefined : VISIBILITY[form.visibilityFunc];
  if (!show) return form.steps;
  const given = answerOf(form, answers);
  const shown = new Set<number>();
  for (const [index] of form.steps.entries())
    if (show(index + 1, context, (ordinal) => (shown.has(ordinal) ? given(ordinal) : null))) shown.add(index + 1);
  return form.steps.filter((_, index) => shown.has(index + 1));
}

/** The pages that are shown; pages without visible questions are skipped. SURV-045 */
export const visiblePages = (form: JudgedForm, context: FormContext, answers: SurveyAnswers): readonly number[] => [
  ...new Set(visibleSteps(form, context, answers).map(({ page }) => page)),
];

/** The answers to send: each question once, trimmed, and hidden ones as null. SURV-046, SURV-061 */
export function toSentAnswers(form: JudgedForm, context: FormContext, answers: SurveyAnswers): SentAnswer[] {
  const shown = new Set(visibleSteps(form, context, answers).map(({ id }) => id));
  return form.steps.map(({ id, definition }) => ({
    stepId: id,
    answer: shown.has(id) ? normalizeAnswer(definition, answers[id] ?? null) : null,
  }));
}

/** The required questions among the given ones that have no answer yet. SURV-058, SURV-066 */
export const unanswered = (steps: readonly AskedStep[], answers: SurveyAnswers): readonly AskedStep[] =>
  steps.filter(({ id, required, definition }) => required && normalizeAnswer(definition, answers[id] ?? null) === null);

/**
 * Tells why answers cannot be submitted, worded to follow 'could not be submitted - '; null if they can. The browser
 * checks before sending, and the server checks again. SURV-058 to SURV-066, SURV-083
 */
export function refuseAnswers(form: JudgedForm, context: FormContext, sent: readonly SentAnswer[]): string | null {
  const answers: Record<number, Answer> = Object.fromEntries(sent.map(({ stepId, answer }) => [stepId, answer]));
  const known = new Set(form.steps.map(({ id }) => id));
  if (sent.some(({ stepId }) => !known.has(stepId)) || new Set(sent.map(({ stepId }) => stepId)).size !== sent.length)
    return UNKNOWN_STEP;
  const shown = visibleSteps(form, context, answers);
  if (unanswered(shown, answers).length > 0) return UNANSWERED;
  const visible = new Set(shown.map(({ id }) => id));
  for (const { id, definition } of form.steps) {
    const answer = normalizeAnswer(definition, answers[id] ?? null);
    if (answer !== null && !visible.has(id)) return HIDDEN_ANSWERED;
    const wrong = wrongAnswer(definition, answer);
    if (wrong !== null) return wrong;
  }
  const validate = form.validationFunc === null ? undefined : VALIDATION[form.validationFunc];
  return validate?.(answerOf(form, answers), context) ?? null;
}
