import { useState, type ReactNode } from 'react';
import { IconEye } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { confidentialityText } from '@bcs/contract/features/surveys/confidentiality';
import { refuseAnswers, toSentAnswers } from '@bcs/contract/features/surveys/judge';
import type { Extra } from '@bcs/contract/features/surveys/model';
import { successPath } from '@bcs/contract/features/surveys/routes';
import { couldNotBeSubmitted, ALREADY_SUBMITTED } from '@bcs/contract/features/surveys/sentences';
import { plural } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { openRoute } from '#lib/route-lock.ts';
import { useViewer } from '#lib/viewer.ts';
import { ContinueToDashboard } from './continue-to-dashboard.tsx';
import { SurveyEnd } from './survey-end.tsx';
import { SurveyPage } from './survey-page.tsx';
import { useSubmit } from './use-submit.ts';
import { useSurvey, type LoadedForm } from './use-survey.ts';

type SurveyIntroProps = {
  form: LoadedForm['form'];
  week: number | null;
  above: ReactNode;
  questions: number;
  onStart: () => void;
};

/** The page before the first question: what a survey is about and who will see what of it. SURV-016 */
const SurveyIntro = ({ form, week, above, questions, onStart }: SurveyIntroProps) => (
  <div className="grid gap-5">
    {above}
    <Card pad className="grid gap-4">
      {form.description !== '' && <p className="text-lg">{form.description}</p>}
      <p className="text-muted">
        {plural(questions, 'question')}. Your answers are kept on this device until you send them.
      </p>
      <p className="flex items-start gap-2.5">
        <IconEye size={20} aria-hidden className="mt-0.5 shrink-0 text-muted" />
        <span>{confidentialityText(form.name)}</span>
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button tone="primary" onClick={onStart}>
          Start the Survey
        </Button>
        <ContinueToDashboard formName={form.name} week={week} />
      </div>
    </Card>
  </div>
);

/** A survey from its introduction over the pages that show something to its end. SURV-043 to SURV-055 */
export function SurveyForm({ loaded, extra, above }: { loaded: LoadedForm; extra: Extra; above: ReactNode }) {
  const navigate = useNavigate();
  const { enrollmentId, accountId } = useViewer();
  const week = extra.week ?? null;
  const survey = useSurvey(loaded, week);
  const { asked, form, context, answers, pages, page } = survey;
  const [sentBefore, setSentBefore] = useState(false);
  const sent = toSentAnswers(asked, context, answers);
  const submit = useSubmit({
    done: () => {
      openRoute();
      // this page stays until the next one is rendered
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
  if (sentBefore) return <SurveyEnd formName={form.name} week={week} says={ALREADY_SUBMITTED} />;
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
      // each page starts with a clean state, without the errors of the one before
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
