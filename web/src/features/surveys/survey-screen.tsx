import type { ReactNode } from 'react';
import { LOAD_FAILED, NOT_OPEN, ALREADY_SUBMITTED } from '@bcs/contract/features/surveys/sentences';
import type { Extra } from '@bcs/contract/features/surveys/model';
import { PageHeader } from '#kit/page-header.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import { useRead } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import type { CallFailed } from '#lib/call-failed.ts';
import { SurveyEnd } from './survey-end.tsx';
import { SurveyForm } from './survey-form.tsx';
import { ContinueToDashboard } from './continue-to-dashboard.tsx';

type SurveyLoadFailedProps = { error: CallFailed; formName: string; week: number | null; onAgain: () => void };

/**
 * The page that is shown if the questions could not be loaded. An ended session shows the login dialog instead.
 * SURV-081
 */
function SurveyLoadFailed({ error, formName, week, onAgain }: SurveyLoadFailedProps) {
  if (error.status === 401) return <SkeletonRows rows={4} className="h-16" />;
  return (
    <Card pad className="grid gap-4">
      <Alert tone="bad">{LOAD_FAILED}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={onAgain}>
          Try again
        </Button>
        <ContinueToDashboard formName={formName} week={week} />
      </div>
    </Card>
  );
}

type Props = {
  title: string;
  formName: string;
  extra: Extra;
  /** The content above the survey before it starts. */
  above?: ReactNode;
};

/**
 * The screen of a survey: the form, a thank-you, or the message that it is closed. SURV-016, SURV-044, SURV-054,
 * SURV-078, SURV-081
 */
export function SurveyScreen({ title, formName, extra, above }: Props) {
  const { enrollmentId } = useViewer();
  const week = extra.week ?? null;
  useTitle(title);
  const { data, error, refetch } = useRead('loadForm', { formName, enrollmentId, ...(week !== null && { week }) });
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={title} />
      {data?.standing === 'open' ? (
        <SurveyForm key={`${formName}/${week}`} loaded={data} extra={extra} above={above} />
      ) : data ? (
        <SurveyEnd
          formName={formName}
          week={week}
          says={data.standing === 'submitted' ? ALREADY_SUBMITTED : NOT_OPEN}
        />
      ) : error ? (
        <SurveyLoadFailed error={error} formName={formName} week={week} onAgain={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} className="h-16" />
      )}
    </div>
  );
}
