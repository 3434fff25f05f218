import { useState } from 'react';
import type { FormContext } from '@bcs/contract/features/surveys/functions';
import { unanswered, visiblePages, visibleSteps, type AskedStep } from '@bcs/contract/features/surveys/judge';
import type { Answer } from '@bcs/contract/features/surveys/model';
import type { Output } from '#lib/api.ts';
import { useDraft } from '#lib/draft.ts';
import { useViewer } from '#lib/viewer.ts';
import { answered, migrateAnswers, EMPTY_ANSWERS, type SurveyDraft } from './filled.ts';

export type Loaded = Output<'loadForm'>;

/**
 * The step of a survey at which somebody is and what is answered so far, kept as a draft with every answer. SURV-044,
 * SURV-045
 */
export function useSurvey(loaded: Loaded, week: number | null) {
  const { enrollmentId, universityId, enrollment } = useViewer();
  // whoever has begun goes on with the questions that were asked, also when the form changes meanwhile
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
    /** The answers left out since they belong to an earlier version of the form; null where it is the same. */
    dropped,
    pages,
    page,
    /** The number of questions that show on all pages. */
    questions: visible.length,
    /** Those of this page. */
    shown,
    missing: unanswered(shown, answers),
    isWritten: Object.values(answers).some((answer) => answer !== null),
    answer: (step: AskedStep, answer: Answer) => change((now) => ({ ...answered(now, step, answer), formId: form.id })),
    turnTo: (page: number | null) => change((now) => ({ ...now, page })),
    clear: () => draft.saved(EMPTY_ANSWERS),
  };
}
export type Survey = ReturnType<typeof useSurvey>;
