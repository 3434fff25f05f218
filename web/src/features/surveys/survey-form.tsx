import { useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { refuseAnswers, sentSteps } from '@bcs/contract/features/surveys/judge';
import type { Extra } from '@bcs/contract/features/surveys/model';
import { successPath } from '@bcs/contract/features/surveys/routes';
import { couldNotBeSubmitted, SUBMITTED_BEFORE } from '@bcs/contract/features/surveys/sentences';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { openRoute } from '#lib/route-lock.ts';
import { useViewer } from '#lib/viewer.ts';
import { SurveyEnd } from './survey-end.tsx';
import { SurveyIntro } from './survey-intro.tsx';
import { SurveyPage } from './survey-page.tsx';
import { useSubmit } from './use-submit.ts';
import { useSurvey, type Loaded } from './use-survey.ts';

type Props = { loaded: Loaded; extra: Extra; above: ReactNode };

/** A survey from its introduction over the pages that show something to its end. SURV-043 to SURV-055 */
export function SurveyForm({ loaded, extra, above }: Props) {
  const navigate = useNavigate();
  const { enrollmentId, accountId } = useViewer();
  const week = extra.week ?? null;
  const survey = useSurvey(loaded, week);
  const { asked, form, context, answers, pages, page } = survey;
  const [sentBefore, setSentBefore] = useState(false);
  const sent = sentSteps(asked, context, answers);
  const submit = useSubmit({
    done: () => {
      openRoute();
      // the page stays as it is until the next one stands
      void navigate({ to: successPath(form.name, sent[0]?.answer), ignoreBlocker: true }).then(survey.clear);
    },
    before: () => {
      survey.clear();
      setSentBefore(true);
    },
  });
  useLeaveGuard(survey.isWritten && !submit.pending && !sentBefore);

  const finish = () => {
    const reason = refuseAnswers(asked, context, sent);
    if (reason !== null) return submit.fail(couldNotBeSubmitted(reason));
    const head = { formId: form.id, formName: form.name, enrollmentId, userDataId: accountId, extra };
    void submit.send({ ...head, steps: sent });
  };
  if (sentBefore) return <SurveyEnd formName={form.name} week={week} says={SUBMITTED_BEFORE} />;
  if (page === null) {
    return (
      <SurveyIntro
        form={form}
        week={week}
        above={above}
        questions={survey.questions}
        onStart={() => survey.turnTo(pages[0] ?? null)}
      />
    );
  }
  const at = pages.indexOf(page);
  return (
    <SurveyPage
      // each page begins anew: its mistakes are not those of the one before
      key={page}
      survey={survey}
      at={at}
      failure={submit.failure}
      pending={submit.pending}
      onBack={() => {
        submit.fail(null);
        survey.turnTo(pages[at - 1] ?? null);
      }}
      onNext={() => {
        submit.fail(null);
        const next = pages[at + 1];
        if (next === undefined) finish();
        else survey.turnTo(next);
      }}
      onRefused={(reason) => {
        if (at === pages.length - 1) submit.fail(couldNotBeSubmitted(reason));
      }}
    />
  );
}
