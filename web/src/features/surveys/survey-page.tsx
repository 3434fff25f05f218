import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { UNANSWERED } from '@bcs/contract/features/surveys/judge';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { StepField } from './step-field.tsx';
import { useSurveyKeys } from './use-survey-keys.ts';
import type { SurveyState } from './use-survey.ts';
import type { DroppedAnswer } from './filled.ts';

/**
 * Explains that the form has changed since somebody began, which answers were kept and which were not, so that nothing
 * is lost.
 */
function SurveyChanged({ dropped }: { dropped: readonly DroppedAnswer[] }) {
  const says = 'The questions have changed since you began. Please look through the pages again.';
  if (dropped.length === 0)
    return (
      <Alert tone="brand">
        <p>{says} All your answers were kept.</p>
      </Alert>
    );
  return (
    <Alert tone="warn">
      <p>{says} These answers no longer belong to a question and will not be sent:</p>
      <dl className="mt-2 grid gap-2">
        {dropped.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-semibold wrap-anywhere">{question}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{answer}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}

type Props = {
  survey: SurveyState;
  /** The index, from 0, among the pages that show something. */
  at: number;
  failure: string | null;
  pending: boolean;
  onBack: () => void;
  onNext: () => void;
  onRefused: (reason: string) => void;
};

/** One page of questions. SURV-044, SURV-058, SURV-059 */
// No useForm: its questions come from the server, and its answers outlive a change of them.
export function SurveyPage({ survey, at, failure, pending, onBack, onNext, onRefused }: Props) {
  const { pages, shown, answers, dropped, missing, answer, draft } = survey;
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLast = at === pages.length - 1;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[data-missing] :is(input, textarea)')?.focus();
  }, [tries]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (missing.length === 0) return onNext();
    setTries((count) => count + 1);
    onRefused(UNANSWERED);
  };
  const onKeyDown = useSurveyKeys(form, shown, answer);
  const wrong = tries > 0 ? missing : [];
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
      <DraftNotice draft={draft} />
      {dropped && <SurveyChanged dropped={dropped} />}
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold text-muted outline-none">
          Page {at + 1} of {pages.length}
        </h2>
        <ProgressBar label="Progress" value={at + 1} max={pages.length} text={`Page ${at + 1} of ${pages.length}`} />
      </div>
      <Card pad className="grid gap-7" onKeyDown={onKeyDown}>
        {shown.map((step) => (
          <StepField
            key={step.id}
            step={step}
            value={answers[step.id] ?? null}
            missing={wrong.includes(step)}
            onChange={(next) => answer(step, next)}
          />
        ))}
      </Card>
      {failure !== null && <Alert tone="bad">{failure}</Alert>}
      <div className="flex flex-wrap justify-between gap-2 max-sm:*:grow">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" tone="primary" pending={pending}>
          {isLast ? 'Submit' : 'NEXT PAGE'}
        </Button>
      </div>
    </form>
  );
}
