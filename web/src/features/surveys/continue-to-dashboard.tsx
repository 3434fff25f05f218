import { useNavigate } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { unlockRoute } from '#lib/route-lock.ts';
import { useViewer } from '#lib/viewer.ts';
import { surveyKey } from './survey-key.ts';

type Props = { formName: string; week: number | null; tone?: 'primary' | undefined };

/** The way out of a survey that somebody was led into. SURV-043, SURV-054, D-046 */
export function ContinueToDashboard({ formName, week, tone }: Props) {
  const navigate = useNavigate();
  const { enrollmentId } = useViewer();
  return (
    <Button
      tone={tone}
      onClick={() => {
        unlockRoute({ enrollmentId, key: surveyKey(formName, week) });
        void navigate({ to: '/' });
      }}
    >
      Continue to the Dashboard
    </Button>
  );
}
