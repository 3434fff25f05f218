import { useState } from 'react';
import type { FormContext } from '@bcs/contract/features/surveys/functions';
import { unanswered, visiblePages, visibleSteps, type AskedStep } from '@bcs/contract/features/surveys/judge';
import type { Answer } from '@bcs/contract/features/surveys/model';
import type { Output } from '#lib/api.ts';
import { useDraft } from '#lib/draft.ts';
import { useViewer } from '#lib/viewer.ts';
import { withAnswer, migrateAnswers, EMPTY_ANSWERS, type SurveyDraft } from './filled.ts';

export type LoadedForm = Output<'loadForm'>;

/** The current step of a survey and the answers so far, stored as a draft after every answer. SURV-044, SURV-045 */
export function useSurvey(loaded: LoadedForm, week: number | null) {
  const { enrollmentId, universityId, enrollment } = useViewer();
  // somebody who has begun continues with the same questions, even if the form changes meanwhile
  const [{ form, steps }] = useState(loaded);
  const asked = { ...form, steps };
  const context: FormContext = { universityId, programType: enrollment.course.cohort.program.programType.name };
  // under the name of the form, so that a draft outlives its version
  const draft = useDraft<SurveyDraft>(`survey/${enrollmentId}/${form.name}/${week ?? 0}`, EMPTY_ANSWERS);
  const filled = migrateAnswers(draft.value, form.id, steps);
  const change = (next: (filled: SurveyDraft) => SurveyDraft) =>
    draft.set((now) => next(migrateAnswers(now, form.id, steps)));
  const { answers, dropped } = filled;
  const pages = visiblePages(asked, context, answers);
  // a page may have gone since with the questions on it
  const page = filled.page === null ? null : (pages.findLast((one) => one <= (filled.page ?? 0)) ?? null);
  const visible = visibleSteps(asked, context, answers);
  const shown = visible.filter((step) => step.page === page);
  return {
    asked,
    form,
    context,
    draft,
    answers,
    /** The answers dropped because they belong to an earlier version of the form; null if it is the same version. */
    dropped,
    pages,
    page,
    /** The number of questions that show on all pages. */
    questions: visible.length,
    /** The steps of this page. */
    shown,
    missing: unanswered(shown, answers),
    isWritten: Object.values(answers).some((answer) => answer !== null),
    answer: (step: AskedStep, answer: Answer) =>
      change((now) => ({ ...withAnswer(now, step, answer), formId: form.id })),
    turnTo: (page: number | null) => change((now) => ({ ...now, page })),
    clear: () => draft.saved(EMPTY_ANSWERS),
  };
}
export type SurveyState = ReturnType<typeof useSurvey>;
