import { useState } from 'react';
import type { FormContext } from '@bcs/contract/features/surveys/functions';
import { unanswered, visiblePages, visibleSteps, type Answers } from '@bcs/contract/features/surveys/judge';
import type { Answer } from '@bcs/contract/features/surveys/model';
import type { Output } from '#lib/api.ts';
import { useDraft } from '#lib/draft.ts';
import { useViewer } from '#lib/viewer.ts';

export type Loaded = Output<'loadForm'>;
type Filled = { readonly answers: Answers; readonly page: number | null };
const EMPTY: Filled = { answers: {}, page: null };

/** Where somebody stands in a survey and what is answered so far, kept as a draft with every answer. SURV-044, SURV-045 */
export function useSurvey(loaded: Loaded, week: number | null) {
  const { enrollmentId, universityId, enrollment } = useViewer();
  // whoever has begun goes on with the questions that were asked, also when the form changes meanwhile
  const [{ form, steps }] = useState(loaded);
  const asked = { ...form, steps };
  const context: FormContext = {
    universityId,
    programType: enrollment.course.cohort.program.programType.name,
  };
  const draft = useDraft<Filled>(`survey/${enrollmentId}/${form.id}/${week ?? 0}`, EMPTY);
  const { answers } = draft.value;
  const pages = visiblePages(asked, context, answers);
  // a page may have gone since with the questions on it
  const page = draft.value.page === null ? null : (pages.findLast((one) => one <= (draft.value.page ?? 0)) ?? null);
  const visible = visibleSteps(asked, context, answers);
  const shown = visible.filter((step) => step.page === page);
  return {
    asked,
    form,
    context,
    draft,
    answers,
    pages,
    page,
    /** How many questions show on all pages. */
    questions: visible.length,
    /** Those of this page. */
    shown,
    missing: unanswered(shown, answers),
    isWritten: Object.values(answers).some((answer) => answer !== null),
    answer: (stepId: number, answer: Answer) =>
      draft.set((now) => ({ ...now, answers: { ...now.answers, [stepId]: answer } })),
    turnTo: (next: number | null) => draft.set((now) => ({ ...now, page: next })),
    clear: () => draft.saved(EMPTY),
  };
}
export type Survey = ReturnType<typeof useSurvey>;
