import { IconPlugConnectedX } from '@tabler/icons-react';
import { StatusPage } from '#kit/status-page.tsx';
import { useTitle } from '#lib/title.ts';
import { PlainPage } from './plain-page.tsx';

/** The page of an ended platform: a state, not a route. SHELL-028, D-049 */
export function DecommissionedPage() {
  useTitle('Bootcamp Square has ended');
  return (
    <PlainPage>
      <StatusPage icon={<IconPlugConnectedX size={36} stroke={1.7} />} title="This platform has been decommissioned.">
        If you still need your course materials, please contact your student success manager.
      </StatusPage>
    </PlainPage>
  );
}
