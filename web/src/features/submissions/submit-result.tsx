import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { StatusPage } from '#kit/status-page.tsx';

export type Result =
  | { kind: 'saved' }
  /** Saved, but this page could not be fetched again. */
  | { kind: 'stale' }
  | { kind: 'failed'; message: string };

type Props = { result: Result; career: boolean; onBack: () => void };

/** How it went, and the way on. SUBM-002, SUBM-003, SUBM-023, SUBM-024, SUBM-063..SUBM-067 */
export function SubmitResult({ result, career, onBack }: Props) {
  const goOn = (
    <LinkButton to={career ? '/career-services' : '/coursework'} tone="primary">
      Continue
    </LinkButton>
  );
  if (result.kind === 'saved') {
    return (
      <StatusPage
        icon={<IconCircleCheck size={36} stroke={1.7} />}
        title="Your assignment has been submitted."
        actions={goOn}
      />
    );
  }
  const alarm = { alarm: true, icon: <IconAlertTriangle size={36} stroke={1.7} /> };
  if (result.kind === 'stale') {
    return (
      <StatusPage
        {...alarm}
        title="Your submission was saved, but there was an error while refreshing this page"
        actions={goOn}
      />
    );
  }
  return (
    <StatusPage
      {...alarm}
      title={`Error: ${result.message || 'There has been an error while saving your submission'}`}
      actions={
        <>
          <Button onClick={onBack}>Back to my submission</Button>
          {goOn}
        </>
      }
    >
      What you wrote is kept on this device.
    </StatusPage>
  );
}
