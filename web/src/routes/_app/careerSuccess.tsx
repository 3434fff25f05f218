import { createFileRoute } from '@tanstack/react-router';
import { THANKS } from '@bcs/contract/features/surveys/sentences';
import { SuccessScreen } from '#features/surveys/success-screen.tsx';

export const Route = createFileRoute('/_app/careerSuccess')({ component: Sent });

function Sent() {
  return <SuccessScreen says={[THANKS.others]} />;
}
