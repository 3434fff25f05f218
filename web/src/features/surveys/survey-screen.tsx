import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { NOT_OPEN, SUBMITTED_BEFORE } from '@bcs/contract/features/surveys/sentences';
import type { Extra } from '@bcs/contract/features/surveys/model';
import { PageHeader } from '#kit/page-header.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import { callQuery } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { SurveyEnd } from './survey-end.tsx';
import { SurveyForm } from './survey-form.tsx';
import { SurveyLoadFailed } from './survey-load-failed.tsx';

type Props = {
  title: string;
  formName: string;
  extra: Extra;
  /** The content above the survey before it starts. */
  above?: ReactNode;
};

/** One survey: loaded, answered, or no longer to be answered. SURV-016, SURV-044, SURV-054, SURV-078, SURV-081 */
export function SurveyScreen({ title, formName, extra, above }: Props) {
  const { enrollmentId } = useViewer();
  const week = extra.week ?? null;
  useTitle(title);
  const { data, error, refetch } = useQuery(
    callQuery('loadForm', { formName, enrollmentId, ...(week !== null && { week }) }),
  );
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={title} />
      {data?.standing === 'open' ? (
        <SurveyForm key={`${formName}/${week}`} loaded={data} extra={extra} above={above} />
      ) : data ? (
        <SurveyEnd formName={formName} week={week} says={data.standing === 'submitted' ? SUBMITTED_BEFORE : NOT_OPEN} />
      ) : error ? (
        <SurveyLoadFailed error={error} formName={formName} week={week} onAgain={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} className="h-16" />
      )}
    </div>
  );
}
