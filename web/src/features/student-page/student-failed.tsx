import { Navigate } from '@tanstack/react-router';
import { IconUserOff } from '@tabler/icons-react';
import { LinkButton } from '#kit/link-button.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';
import { NothingThere } from '#lib/nothing-there.tsx';

/** The profile could not be loaded, or the address belongs to nobody in the class. */
export function StudentFailed(failed: RouteError) {
  const status = failed.error instanceof CallFailed ? failed.error.status : null;
  if (status === 403) return <Navigate to="/unauthorized" replace />;
  if (status !== 404)
    return (
      <LoadFailed
        {...failed}
        page="Student Profile"
        title="This profile could not be loaded. Please try again. If the problem persists, please contact BCS Support."
      />
    );
  return (
    <NothingThere
      page="Student Profile"
      icon={<IconUserOff size={28} />}
      title="This student doesn't seem to be in this class. Please go back to the list and choose another one."
      action={<LinkButton to="/students">View all students</LinkButton>}
    />
  );
}
