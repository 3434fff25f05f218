import { IconCircleCheck } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { THANKS } from '@bcs/contract/features/surveys/sentences';
import { LinkButton } from '#kit/link-button.tsx';
import { StatusPage } from '#kit/status-page.tsx';

/** The pages that say more than thank you, or something else. SURV-018 to SURV-020 */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  '/cscurriculumsuccess': [THANKS.curriculum],
  '/npssuccess/additional': [THANKS.others, THANKS.glad],
  '/precoursesuccess': [THANKS.preCourse],
};

/** The page after a survey. SURV-009 to SURV-021, D-141 */
export function SuccessScreen() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const says = SAYS[path] ?? [THANKS.others];
  return (
    <StatusPage
      takesFocus
      icon={<IconCircleCheck size={36} stroke={1.7} />}
      title="Thank you!"
      actions={
        <LinkButton to="/" tone="primary">
          Continue
        </LinkButton>
      }
    >
      <div role="status">
        {says.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </StatusPage>
  );
}
