import { LOAD_FAILED } from '@bcs/contract/features/surveys/sentences';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import type { CallFailed } from '#lib/call-failed.ts';
import { ContinueToDashboard } from './continue-to-dashboard.tsx';

type Props = { error: CallFailed; formName: string; week: number | null; onAgain: () => void };

/** The questions could not be loaded. An ended session is asked about by its own dialog. SURV-081 */
export function SurveyLoadFailed({ error, formName, week, onAgain }: Props) {
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
