import { chosenOptions, normalizeAnswer, wrongAnswer } from '@bcs/contract/features/surveys/answers';
import type { SurveyAnswers, AskedStep } from '@bcs/contract/features/surveys/judge';
import type { Answer, StepDefinition } from '@bcs/contract/features/surveys/model';

/** A question in the version that was answered: a later version numbers its steps differently. */
type Question = Pick<StepDefinition, 'type' | 'text'>;

/** An answer for which the form has no place any more, in words. */
export type DroppedAnswer = { readonly question: string; readonly answer: string };

/** The state of a partly answered survey, as the draft stores it. */
export interface SurveyDraft {
  /** The version that was answered; null before the first page. */
  readonly formId: number | null;
  readonly answers: SurveyAnswers;
  /** The questions that were asked, by the same ids as the answers. */
  readonly questions: Readonly<Record<number, Question>>;
  readonly page: number | null;
  /** The answers dropped because the form changed; null if it has not changed. */
  readonly dropped: readonly DroppedAnswer[] | null;
}

export const EMPTY_ANSWERS: SurveyDraft = { formId: null, answers: {}, questions: {}, page: null, dropped: null };

/** Adds or replaces one answer. */
export const withAnswer = (
  filled: SurveyDraft,
  { id, definition: { type, text } }: AskedStep,
  answer: Answer,
): SurveyDraft => ({
  ...filled,
  answers: { ...filled.answers, [id]: answer },
  questions: { ...filled.questions, [id]: { type, text } },
});

const inWords = (answer: Answer): string =>
  chosenOptions(answer)
    .map((choice) => (typeof choice === 'string' ? choice : `${choice.value}: ${choice.additionalInfo}`))
    .join(', ');

/** A text is kept even if it has become too long: the person can see that and shorten it. */
const fits = ({ definition }: AskedStep, answer: Answer): boolean =>
  definition.type === 'TEXT' || wrongAnswer(definition, normalizeAnswer(definition, answer)) === null;

/**
 * Brings the answers to an earlier version of a form into the version that is asked now: they go to the question with
 * the same words, and what has no place there is put down. The pages begin again, since any of them may ask something
 * new.
 */
export function migrateAnswers(filled: SurveyDraft, formId: number, steps: readonly AskedStep[]): SurveyDraft {
  if (filled.formId === null || filled.formId === formId) return filled;
  const free = new Set(steps);
  const kept: [AskedStep, Answer][] = [];
  const dropped: DroppedAnswer[] = [];
  for (const [stepId, answer] of Object.entries(filled.answers)) {
    const question = filled.questions[Number(stepId)];
    if (answer === null || !question) continue;
    const { type, text } = question;
    const step = [...free].find(({ definition }) => definition.type === type && definition.text === text);
    if (step && fits(step, answer)) {
      free.delete(step);
      kept.push([step, answer]);
    } else dropped.push({ question: text, answer: inWords(answer) });
  }
  const begun = { ...EMPTY_ANSWERS, formId, page: filled.page === null ? null : (steps[0]?.page ?? null) };
  return {
    ...kept.reduce((so, [step, answer]) => withAnswer(so, step, answer), begun as SurveyDraft),
    dropped: [...(filled.dropped ?? []), ...dropped],
  };
}
