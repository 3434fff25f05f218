import { IconMap2 } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { StatusPage } from '#kit/status-page.tsx';

/** A scene with a page that has a single message. */
export function StatusScene() {
  return (
    <StatusPage
      title="404 - Page Not Found"
      icon={<IconMap2 size={36} />}
      actions={<Button tone="primary">Go to your dashboard</Button>}
    >
      The page may have moved, or the link is incomplete.
    </StatusPage>
  );
}
