import { IconLock } from '@tabler/icons-react';
import { LinkButton } from '#kit/link-button.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';
import { NothingThere } from '#lib/nothing-there.tsx';

/** The page could not be had, or somebody administers the class by a grant alone. D-270 */
export function ChatFailed(failed: RouteError) {
  if (!(failed.error instanceof CallFailed) || failed.error.status !== 403) return <LoadFailed {...failed} />;
  return (
    <NothingThere
      page="Chat channels"
      icon={<IconLock size={28} />}
      title="Chat channels are connected by the admin of the class."
      action={<LinkButton to="/admin/classes">View all classes</LinkButton>}
    />
  );
}
